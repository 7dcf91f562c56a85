/**
 * The folder of the built site, from the project's. The sample owner has one of its own, so that tests leave the
 * owner's site as it is.
 *
 * @param env - reads OWNER
 */
export const builtSite = (env: NodeJS.ProcessEnv = process.env) =>
  env['OWNER'] === 'sample' ? 'site/dist-sample' : 'site/dist';
