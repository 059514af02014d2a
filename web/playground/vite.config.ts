import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from '../firstPaint.ts';
import { precompress } from '../precompress.ts';

// A build of its own: nothing of it is in the web client's bundle, and the server shows its page at /graphql.
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  publicDir: false,
  plugins: [react(), firstPaint(), precompress()],
  build: {
    outDir: '../../dist/playground',
    emptyOutDir: true,
    // The editor is one large chunk, fetched by those who open the playground.
    chunkSizeWarningLimit: 5000,
  },
  worker: { format: 'es' },
});
