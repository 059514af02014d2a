import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        // Vite would take graphql's module build, Node takes its main one for Apollo Server: one of them for both.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'graph',
          environment: 'node',
          include: ['graph/**/*.test.ts'],
          globalSetup: 'graph/test/globalSetup.ts',
          // Each file has a database of its own: to load all modules anew beside it takes longer than most tests.
          isolate: false,
          // On two cores Vitest would run one file at a time, though half of it is waiting for PostgreSQL.
          maxWorkers: 2,
          // Storms and hostile inputs run long on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Loaded as the tests of the API are.
        resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
        test: {
          name: 'faults',
          environment: 'node',
          include: ['graph/faults/**/*.faults.ts'],
          // Each file has a database and a server of its own, and measures how long they take to come back.
          maxWorkers: 1,
          testTimeout: 600_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'web',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: ['web/e2e/**'],
          setupFiles: 'web/test/setup.ts',
          // Typing and opening dialogs runs long on a busy machine.
          testTimeout: 20_000,
        },
      },
    ],
  },
});
