import { defineConfig } from 'vite';
import packageJson from '../../../package.json' with { type: 'json' };
import { projectFolder } from '../../platform/lib/projectFolder.ts';

// The server with the packages that it uses, so that a production install needs few packages besides.
export default defineConfig({
  root: projectFolder,
  publicDir: false,
  // Apollo Server loads this module of graphql at run time. A second copy would be another realm.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  ssr: { noExternal: true, external: Object.keys(packageJson.dependencies) },
  build: {
    ssr: true,
    target: 'node22',
    outDir: 'dist/graph',
    emptyOutDir: true,
    sourcemap: true,
    license: { fileName: 'licences.md' },
    reportCompressedSize: false,
    rolldownOptions: {
      input: {
        main: 'graph/main.ts',
        'tools/cli/cli': 'graph/tools/cli/cli.ts',
        'media/pictureHost': 'graph/media/pictureHost.ts',
        'routes/routeHost': 'graph/routes/routeHost.ts',
        'routes/routeWorker': 'graph/routes/routeWorker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
