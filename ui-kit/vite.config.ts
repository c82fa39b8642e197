import path from 'node:path';

import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const linguiConfig = getConfig({ configPath: path.join(import.meta.dirname, 'lingui.config.ts') });

/** The reader that `lingui extract` has, so that both agree on ids. Only files that use a macro go through Babel. */
const linguiMacro = {
  preset: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] },
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
};

/**
 * React Aria brings its words in 34 languages; web/vite.config.ts leaves out the same. The plugin takes whatever reads
 * like a language for one, and Storybook asks for packages by their folder: in a folder like `clone-HTx` React itself
 * was left out. Words are asked for by a path from where they are used.
 */
function ownLanguages(): Plugin {
  const { resolveId, ...plugin } = optimizeLocales.vite({ locales: ['ar', 'en'] });
  if (typeof resolveId !== 'object') throw new Error('The plugin of React Aria works otherwise');
  return {
    ...plugin,
    resolveId: { ...resolveId, filter: { id: /^\.[^\\]*[a-z]{2}-[A-Z]{2}/u } },
  };
}

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiMacro] }),
    lingui({ cwd: import.meta.dirname }),
    ownLanguages(),
  ],
});
