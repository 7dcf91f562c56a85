import { transformAsync } from '@babel/core';
import linguiMacroPlugin, { type LinguiPluginOpts } from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';

/**
 * Turns `msg()` of content files into descriptors. Babel, because the SWC twin of the macro makes
 * other ids than the extractor does.
 *
 * @param descriptorFields - `id-only` for what is shipped; `all` keeps the English text, for
 *   development and tests
 */
export function linguiMacro(
  descriptorFields: NonNullable<LinguiPluginOpts['descriptorFields']>,
): Plugin {
  return {
    name: 'lingui-macro',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: '@lingui/core/macro' },
      async handler(code, id) {
        const result = await transformAsync(code, {
          filename: id,
          configFile: false,
          babelrc: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[linguiMacroPlugin, { descriptorFields }]],
        });
        return { code: result!.code!, map: result!.map ?? null };
      },
    },
  };
}
