/** A deployed site, as the checks see it. */
export interface SmokedSite {
  /** Where it is asked. */
  origin: string;
  /** The origin that it was built for, which its pages name as their address. */
  builtFor: string;
  /**
   * Asks for a path of it, or for a whole address such as its `http` one; follows no redirect, and
   * gives up when the time for all checks is over.
   */
  ask: (path: string, init?: RequestInit) => Promise<Response>;
}

/** One thing that has to be true of a deployed site. */
export interface SmokeCheck {
  /** What is true when nothing is found. */
  name: string;
  /** Sentences about what is wrong, each with the path that it was found at. */
  problems: (site: SmokedSite) => Promise<string[]>;
}
