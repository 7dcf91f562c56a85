/**
 * The folder of the built site, from the project's. The sample owner has one of its own, so that tests leave the
 * owner's site as it is.
 *
 * @param owner - the variable `OWNER`
 */
export const builtSite = (owner?: string) =>
  owner === 'sample' ? 'site/dist-sample' : 'site/dist';
