import { join } from 'node:path';

import { getConfig } from '@lingui/conf';
import babel from '@rolldown/plugin-babel';
import type { PluginOption } from 'vite';

/**
 * Turns Lingui's macros into calls by the reader that `lingui extract` has, so that both agree on the
 * ids of messages. Only files that use a macro go through Babel.
 */
export function linguiMacros(): PluginOption {
  const linguiConfig = getConfig({ configPath: join(import.meta.dirname, 'lingui.config.ts') });
  return babel({
    presets: [
      {
        preset: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] },
        rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
      },
    ],
  });
}
