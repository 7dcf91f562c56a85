/**
 * Removes the style attribute that @radix-ui/react-navigation-menu 1.4 writes on its list's wrapper: the policy forbids
 * it, Radix has no prop for it, and BarMenu.css.ts overrides it.
 *
 * @throws if there is none: Radix no longer writes it, and this file can go
 */
export function withoutRadixStyle(bodyHtml: string): string {
  const without = bodyHtml.replace(' style="position:relative"', '');
  if (without === bodyHtml)
    throw new Error(
      'NavigationMenu writes its style attribute otherwise, or no longer: see site/generator/withoutRadixStyle.ts and `nav` in BarMenu.css.ts.',
    );
  return without;
}
