import { fileURLToPath } from 'node:url';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

export const configPath = fileURLToPath(new URL('../../lingui.config.ts', import.meta.url));

/**
 * Turns `msg()` into descriptors. Babel, because the SWC twin of the macro makes other ids than the
 * extractor does.
 *
 * @param descriptorFields - `id-only` for what is shipped; `all` keeps the English text
 */
export function messageDescriptors(descriptorFields: 'id-only' | 'all') {
  return babel({
    presets: [linguiTransformerBabelPreset({ descriptorFields }, { configPath })],
  });
}
