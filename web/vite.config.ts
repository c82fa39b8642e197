import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { linguiMacros } from './lingui-macros.ts';

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
    lingui({ cwd: import.meta.dirname, failOnCompileError: true }),
  ],
  build: isSsrBuild
    ? { ssr: 'src/entry-server.tsx', outDir: 'dist/ssr', copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        // One sheet: a page never waits for a second one, and none flashes unstyled
        cssCodeSplit: false,
        rolldownOptions: { input: 'src/entry-client.tsx' },
      },
  // Bundled whole, so that the server renders with React's production build whatever NODE_ENV says
  ssr: isSsrBuild ? { noExternal: true } : { noExternal: ['@osta/ui-kit', '@radix-ui/themes'] },
}));
