import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { bundleBudget } from './bundleBudget.ts';
import { firstPaint, twoDocuments } from './firstPaint.ts';
import { operationsManifest } from './operationsManifest.ts';
import { precompress } from './precompress.ts';

const server = 'http://127.0.0.1:4000';

// What every page needs and a release seldom changes: one file that stays in the browser's cache.
const framework =
  /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@apollo|rxjs|graphql|@emotion|stylis|optimism|@wry)\//;

// Neither the documents' own scripts nor what the home page's takes a copy of.
const started = /^(?!.*(\/(index\.html|main\.tsx|homeStart\.ts)|\?start)$)/;

// The client has a folder of the name under which the server keeps its pictures.
const isSource = /\.tsx?(\?|$)/;

// Few files, because each waits for a connection: what the client starts with, what most pages and dialogs share, and
// what some do.
const groups = [
  { name: 'framework', test: framework, priority: 3 },
  { name: 'start', tags: ['$initial' as const], test: started, priority: 2 },
  { name: 'common', minShareCount: 5, priority: 1 },
  { name: 'shared', minShareCount: 2 },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), firstPaint(), twoDocuments(), bundleBudget(220), operationsManifest(), precompress()],
  // RxJS offers its modern build under a condition of its own.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    proxy: {
      '/graphql': { target: server, ws: true },
      '/api': server,
      '/media': { target: server, bypass: ({ url }) => (url && isSource.test(url) ? url : undefined) },
      '/calendar/': server,
      '/preview': server,
      '/embed': server,
      '/oembed': server,
    },
  },
});
