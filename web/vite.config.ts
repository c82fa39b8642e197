import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { givenLocale } from './given-locale.ts';
import { linguiMacros } from './lingui-macros.ts';

const partsOfGuestPages =
  /\/(?:ui-kit\/src\/(?:(?:breadcrumb|callout|card|category|heading|skeleton|text|text-field)\/[^/]+|form-field\/(?:field-context|form-field))|web\/src\/(?:catalogue\/late-pickers?|content\/use-content|professionals\/[^/]+))\.tsx?$/u;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/generated/route-tree.ts',
      addExtensions: true,
      autoCodeSplitting: true,
    }),
    react(),
    linguiMacros(),
    givenLocale(),
    lingui({ cwd: import.meta.dirname, failOnCompileError: true }),
  ],
  build: isSsrBuild
    ? { ssr: 'src/entry-server.tsx', outDir: 'dist/ssr', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // One sheet for the site. What large parts of the kit bring goes with their script,
                // and the pages that show them name it in their head (server/web-build.ts)
                { name: 'site', test: /\/(?:web\/src\/.+|ui-kit\/src\/styles)\.css$/u },
                // What every page runs, in one file: many small ones compress worse, and wait in line
                { name: 'first', tags: ['$initial'], test: /\.(?:[cm]?js|tsx?)$/u },
                // What most pages of guests are made of, in one more: each of a few hundred bytes
                // would wait for its own round trip
                { name: 'parts', test: partsOfGuestPages },
              ],
            },
          },
        },
      },
  // Bundled whole, so that the server renders with React's production build whatever NODE_ENV says
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: ['@osta/ui-kit', '@radix-ui/themes'] },
}));
