/**
 * The folder of the built site, relative to the project's. The sample owner's site is separate, so that tests do not
 * overwrite the owner's.
 *
 * @param env - reads OWNER
 */
export const builtSite = (env: NodeJS.ProcessEnv = process.env) =>
  env['OWNER'] === 'sample' ? 'site/dist-sample' : 'site/dist';
