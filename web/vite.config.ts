import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

import { givenLocale } from './given-locale.ts';
import { linguiMacros } from './lingui-macros.ts';
import { reactsOwnStore } from './reacts-own-store.ts';

/** Most pages name them; of the others only a file that is short to name: every page lists them all. */
const wellKnown = new Set(['react', 'libraries', 'first', 'parts', 'trade-parts', 'search-parts']);

/** The condition under which the packages of this repository export their sources, which need no build. */
const ownSources = '@osta/source';

const reactItself = /\/node_modules\/(?:react|react-dom|scheduler)\//u;

const partsOfGuestPages =
  /\/(?:ui-kit\/src\/(?:breadcrumb|callout|card|heading|skeleton|text)\/[^/]+|ui-kit\/src\/generated\/icons\/(?:agreement|answer|check|close|down|download|expand|forward|goods|insurance|list|map|messages|money|quote|region|search|send|share|store|up|urgent|verified|write)|web\/src\/content\/use-content)\.tsx?$/u;

const partsOfTradePages =
  /\/(?:ui-kit\/src\/(?:category\/categor(?:ies|y-icon)|tile-pattern\/tile-pattern|gallery\/sized-picture|action-bar\/action-bar|day-and-time\/from-to)|web\/src\/pictures\/picture-sources|web\/src\/professionals\/(?:about-search|askable-professionals|known-search|listed-professional-card|near-by-search|professional-badges|professional-facts|professionals\.queries|profile-search|when-wanted))\.tsx?$/u;

const partsOfSearches =
  /\/(?:ui-kit\/src\/(?:text-field\/[^/]+|form-field\/(?:field-context|form-field))|web\/src\/catalogue\/late-pickers?)\.tsx?$/u;

/** Pages that a guest does not open: how they load their data, a guest's phone need not read. */
const behindLogin =
  /^\/(?:_professional\/|_default\/(?:account|admin|become-professional|customer|receipts|store\/(?:create|dashboard|subscribe|\$id\/(?:edit|join)))\b)/u;

const withOwnLoader: ['loader' | 'component' | 'errorComponent' | 'notFoundComponent'][] = [
  ['loader'],
  ['component'],
  ['errorComponent'],
  ['notFoundComponent'],
];

const partsOfPages = /^(?!.*\/web\/src\/papers\/)/u;

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/generated/route-tree.ts',
      addExtensions: true,
      autoCodeSplitting: true,
      codeSplittingOptions: {
        splitBehavior: ({ routeId }) => (behindLogin.test(routeId) ? withOwnLoader : undefined),
      },
    }),
    react(),
    linguiMacros(),
    givenLocale(),
    // React Aria brings its words in 34 languages
    optimizeLocales.vite({ locales: ['ar', 'en'] }),
    reactsOwnStore(),
    lingui({ cwd: import.meta.dirname, failOnCompileError: true }),
  ],
  resolve: { conditions: [ownSources, ...defaultClientConditions] },
  build: isSsrBuild
    ? {
        ssr: 'src/entry-server.tsx',
        outDir: 'dist/ssr',
        copyPublicDir: false,
        // One file: rendering a page then loads no further module. What draws papers is loaded with
        // the first one
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'pages', test: partsOfPages }] } },
        },
      }
    : {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            chunkFileNames: ({ name }) =>
              wellKnown.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash:7].js',
            // Every page lists the sheets of all others, too
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:7].css'
                : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // One style sheet for what pages have in common. The sheets of features and of large
                // parts of the kit ship with their scripts, and the pages that show them link them
                // in their head (server/web-build.ts)
                {
                  name: 'site',
                  test: /\/(?:web\/src\/(?!features\/).+|ui-kit\/src\/styles)\.css$/u,
                },
                // The code of every page in three files: many small ones compress worse and queue;
                // a single one blocks a phone for too long
                { name: 'react', tags: ['$initial'], test: reactItself },
                { name: 'libraries', tags: ['$initial'], test: /\/node_modules\// },
                { name: 'first', tags: ['$initial'], test: /\.(?:[cm]?js|tsx?)$/u },
                // The parts of most guest pages in one more file: small files of a few hundred
                // bytes would each cost a round trip
                { name: 'parts', test: partsOfGuestPages },
                // Parts of the pages about professionals and services
                { name: 'trade-parts', test: partsOfTradePages },
                // The fields of a search, which pages about one professional or store do without
                { name: 'search-parts', test: partsOfSearches },
                // All other icons in one file, not fifty
                { name: 'icons', test: /\/ui-kit\/src\/generated\/icons\// },
                // How the pages behind a login load their data: many small files that open one after another
                { name: 'loaders', test: /[?]tsr-split=loader$/u },
              ],
            },
          },
        },
      },
  // Bundled whole, so that the server uses React's production build whatever NODE_ENV is
  ssr: {
    // Loaded from its package, with the fonts that papers need
    external: ['@react-pdf/renderer'],
    noExternal: isSsrBuild ? true : ['@osta/ui-kit', '@radix-ui/themes'],
    resolve: { conditions: [ownSources, ...defaultServerConditions] },
  },
}));
