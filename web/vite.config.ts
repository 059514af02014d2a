import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bundleBudget } from './bundleBudget.ts';
import { firstPaint } from './firstPaint.ts';

const server = 'http://127.0.0.1:4000';

// What every page needs and a release seldom changes: one file that stays in the browser's cache.
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|@emotion|stylis|optimism|@wry)\//;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint(), bundleBudget(220)],
  // RxJS offers its modern build under a condition of its own.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: framework }] } } },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/media': server,
    },
  },
});
