import * as contract from '@advisor/ui/hydrationContract';

/** Lets CSS open the bar's panels, as without scripts, when React will not hydrate. */
export const fallBackToCssPanels = () =>
  document.documentElement.removeAttribute(contract.scriptOpensMenusAttribute);
