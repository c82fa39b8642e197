import path from 'node:path';

import { getConfig } from '@lingui/conf';
import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const linguiConfig = getConfig({ configPath: path.join(import.meta.dirname, 'lingui.config.ts') });

/** The reader that `lingui extract` has, so that both agree on ids. Only files that use a macro go through Babel. */
const linguiMacro = {
  preset: { plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]] },
  rolldown: { filter: { code: /from ['"]@lingui\/(?:core|react)\/macro['"]/ } },
};

export default defineConfig({
  plugins: [
    react(),
    babel({ presets: [linguiMacro] }),
    lingui({ cwd: import.meta.dirname }),
    // React Aria brings its words in 34 languages; web/vite.config.ts leaves out the same
    optimizeLocales.vite({ locales: ['ar', 'en'] }),
  ],
});
