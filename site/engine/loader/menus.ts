/** Who opens the panels of the header: CSS, unless React will. */
import { scriptOpensMenusAttribute } from '../../documentAttributes.js';

/** Takes the panels from CSS before the first paint. If the loader does not come, CSS gets them back. */
export function takeMenus(): void {
  document.documentElement.setAttribute(scriptOpensMenusAttribute, '');
  const giveBack = ({ target, filename }: ErrorEvent) => {
    if (target instanceof HTMLScriptElement || filename?.includes('/loader-')) giveMenusToCss();
  };
  addEventListener('error', giveBack, true);
}

/** Lets CSS open the panels, as without scripts: React does not come. */
export const giveMenusToCss = () =>
  document.documentElement.removeAttribute(scriptOpensMenusAttribute);
