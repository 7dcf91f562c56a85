import * as contract from '@advisor/ui/hydrationContract';

/** Lets CSS open the bar's panels, as on a page without scripts: React will not come. */
export const fallBackToCssPanels = () =>
  document.documentElement.removeAttribute(contract.scriptOpensMenus);
