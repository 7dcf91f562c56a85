import { isValidElement } from 'react';

type Anatomy = Readonly<Record<string, string | undefined>>;
type Args = Readonly<Record<string, unknown>>;

/** What is given at a path such as `items.links`, in each entry of a list. */
const given = (args: Args, part: string) =>
  part
    .split('.')
    .reduce<unknown[]>((values, key) => values.flatMap((one) => (one as Args)[key] ?? []), [args]);

/** The words in a value, at any depth. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.toLowerCase()];
  const within = isValidElement<object>(value) ? value.props : value;
  return Object.values(within ?? {}).flatMap(wordsIn);
}

/** The story that gives most parts, the first of them. */
export function fullest<Story extends { args: Args }>(stories: Story[], anatomy: Anatomy): Story {
  const parts = ({ args }: Story) =>
    Object.keys(anatomy).filter((part) => given(args, part).length > 0);
  return stories.toSorted((one, other) => parts(other).length - parts(one).length)[0]!;
}

/** Writes the number of each part beside it, before its first line; returns the parts that are not seen. */
export async function numberParts(canvas: HTMLElement, anatomy: Anatomy, args: Args) {
  document.body.classList.add('numbered');
  await document.fonts.ready;
  const taken = new Set<Node>();
  return Object.keys(anatomy).filter((part, at) => {
    // Parts may have words in common: each takes what is left.
    const found = placesOf(canvas, part, given(args, part)).find((node) => !taken.has(node));
    if (!found) return true;
    taken.add(found);
    const range = document.createRange();
    const around = found instanceof Element ? found : found.parentElement!;
    const whole = around.closest('svg, img, a, button');
    range.selectNode(found);
    // The padding of a button in the bar is not seen.
    const flag = around.closest('nav button')?.firstElementChild;
    const { x } = (flag ?? whole ?? around).getBoundingClientRect();
    const { y, height } = (whole ?? range).getClientRects()[0]!;
    const number = document.body.appendChild(document.createElement('span'));
    number.className = 'part-number';
    number.textContent = `${at + 1}`;
    number.style.cssText = `left: ${scrollX + x}px; top: ${scrollY + y + height / 2}px`;
    return false;
  });
}

/** The texts that say what a part is given, in its order, or the drawings, the largest first. */
function placesOf(canvas: HTMLElement, part: string, values: unknown[]): Node[] {
  const width = (drawing: Element) => drawing.getBoundingClientRect().width;
  const isInside = (drawing: Element) => {
    const { left, right } = drawing.getBoundingClientRect();
    return left + right > 0 && left < innerWidth;
  };
  if (/^(figure|portrait)$/.test(part) && values.length > 0)
    return [...canvas.querySelectorAll('svg, img')]
      .filter(isInside)
      .toSorted((one, other) => width(other) - width(one));
  const words = wordsIn(values);
  const rank = ({ textContent }: Node) => words.indexOf(textContent!.toLowerCase());
  return (
    [...canvas.querySelectorAll('*')]
      // One pixel is the width of what only screen readers are told.
      .filter((box) => box.checkVisibility({ visibilityProperty: true }) && width(box) > 1)
      .flatMap(({ childNodes }) => [...childNodes])
      .filter((node) => node instanceof Text && rank(node) >= 0)
      .toSorted((one, other) => rank(one) - rank(other))
  );
}
