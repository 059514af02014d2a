import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstPaint } from '../build/firstPaint.ts';
import { precompress } from '../build/precompress.ts';

// A separate build, so the web client's bundle contains none of it. The server serves it at /graphql.
export default defineConfig({
  root: import.meta.dirname,
  base: '/playground/',
  publicDir: false,
  plugins: [react(), firstPaint(), precompress()],
  build: {
    outDir: '../../dist/playground',
    emptyOutDir: true,
    // The editor is one large chunk, loaded only by the playground.
    chunkSizeWarningLimit: 5000,
  },
  worker: { format: 'es' },
});
