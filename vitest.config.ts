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
          // Storms and hostile inputs run long on a busy machine.
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
        },
      },
    ],
  },
});
