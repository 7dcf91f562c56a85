import type { Context } from '@netlify/functions';
import { createSurroundings, type Surroundings } from './surroundings.js';

const byContext = new Map<string, Surroundings>();

/** The surroundings of a function as Netlify runs it, made once for each deploy context. */
export function functionSurroundings({ deploy }: Pick<Context, 'deploy'>): Surroundings {
  const { context } = deploy;
  let surroundings = byContext.get(context);
  if (!surroundings) {
    surroundings = createSurroundings({
      env: process.env,
      context,
      // Included files lie where the function lies; locally that is the project's folder.
      root: process.env['LAMBDA_TASK_ROOT'] ?? process.cwd(),
    });
    byContext.set(context, surroundings);
  }
  return surroundings;
}
