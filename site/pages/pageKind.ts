/** What a page is to a visitor. The last four have no place in the navigation. */
export type PageKind =
  | 'home'
  | 'service'
  | 'case'
  | 'about'
  | 'contact'
  | 'schedule'
  | 'legal'
  | 'question'
  | 'thanks'
  | 'notFound'
  | 'formError';

/** Whether search engines may keep a page, and it has its twins in other languages to name. */
export function isIndexed(kind: PageKind): boolean {
  return kind !== 'question' && kind !== 'thanks' && kind !== 'notFound' && kind !== 'formError';
}

/**
 * Whether React takes a page over. Not one that answers for many addresses: its data would have to
 * answer for them, too.
 */
export function isTakenOver(kind: PageKind): boolean {
  return kind !== 'notFound' && kind !== 'formError';
}
