import { ButtonLink } from '@advisor/ui';

/**
 * A phone number as a link that does not wrap.
 *
 * @param props.isAction - whether it is one of several `Actions`
 * @example
 * <PhoneLink phone="+49 (30) 123 45" /> // <a href="tel:+493012345">+49 (30) 123 45</a>
 */
export function PhoneLink({ phone, isAction }: { phone: string; isAction?: boolean }) {
  const href = `tel:${phone.replace(/[^+\d]/g, '')}`;
  const inOneLine = phone.replaceAll(' ', '\u00a0');
  if (!isAction) return <a href={href}>{inOneLine}</a>;
  return (
    <ButtonLink tone="quiet" href={href}>
      {inOneLine}
    </ButtonLink>
  );
}
