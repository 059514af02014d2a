import { globSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { commonPasswords } from './web/build/commonPasswords.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How many times their normal number of runs property tests make. */
    depth: number;
    /** The URL that starts PostgreSQL, and returns the URL of the server. */
    databaseStarter: string;
  }
}

/** The depth of property tests and storms in `npm run test:deep`; in `npm test` it is 1. */
const depth = 2;

/**
 * Milliseconds after which a test is given up, and a condition that it polls. Both only end what hangs: a busy machine needs
 * many times what an idle one does.
 */
const hangs = 600_000;
const waits = 60_000;

/** Tests that need minutes or a program beside Node. They run in `npm run test:deep` alone. */
const deepTests = '**/*.deep.test.ts';

/** The files of tests whose depth can grow. With `--mode all` they run in the deep part alone, which runs them deeper. */
const propertyTests = (pattern: string) =>
  globSync(pattern, { exclude: ['**/node_modules/**'] }).filter((file) =>
    /'fast-check'|\/runs\.ts'/.test(readFileSync(file, 'utf8')),
  );

/** The files that take minutes. Vitest begins with the largest ones, and these are small. */
const slowest =
  /\/((emergencyWindow|accountsBeingDeleted|takenDown|mailsOfKilledNodes|embeddedDatabase|startEmbeddedDatabase)\.deep\.test|(whoSeesWhat|firstPaint)\.test|(database|writes)\.faults)\.ts$/;

/** Begins each project with its slowest files, so that no worker is alone with one at the end. */
class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slowest.test(moduleId);
    return [...new Set(sorted.map(({ project }) => project))].flatMap((project) => {
      const own = sorted.filter((each) => each.project === project);
      return [...own.filter(isSlow), ...own.filter((each) => !isSlow(each))];
    });
  }
}

const graph = {
  // Vite would take graphql's module build, Node takes its main one for Apollo Server: one of them for both.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    environment: 'node',
    globalSetup: 'graph/test/globalSetup.ts',
    // Decorators need it before any module that has them, whichever a worker loads first.
    setupFiles: ['reflect-metadata'],
    // Each file has a database of its own: loading all modules again beside it takes longer than most tests.
    isolate: false,
    // On two cores Vitest would run one file at a time. Two leave the cores idle for 30 % of the time: they wait for PostgreSQL.
    maxWorkers: 3,
    testTimeout: hangs,
    hookTimeout: hangs,
    expect: { poll: { timeout: waits } },
  },
};

const web = {
  plugins: [react(), commonPasswords()],
  test: {
    environment: 'jsdom',
    exclude: ['web/e2e/**', '**/node_modules/**'],
    // Loading React, Apollo Client and jsdom again for each file takes longer than most tests.
    isolate: false,
    // As many as the API's tests have: Vitest runs both at once only then.
    maxWorkers: 3,
    testTimeout: hangs,
    hookTimeout: hangs,
  },
};

export default defineConfig(({ mode }) => ({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        ...graph,
        test: {
          ...graph.test,
          name: 'graph',
          include: ['graph/**/*.test.ts'],
          exclude: [deepTests, ...(mode === 'all' ? propertyTests('graph/**/*.test.ts') : []), '**/node_modules/**'],
          provide: { depth: 1 },
        },
      },
      {
        ...graph,
        test: {
          ...graph.test,
          name: 'deep',
          include: [`graph/${deepTests}`, ...propertyTests('graph/**/*.test.ts')],
          provide: { depth },
          setupFiles: ['reflect-metadata', 'graph/test/deepRuns.ts'],
          testTimeout: hangs * depth,
        },
      },
      {
        resolve: graph.resolve,
        test: {
          name: 'faults',
          environment: 'node',
          globalSetup: 'graph/test/globalSetup.ts',
          include: ['graph/test/faults/**/*.faults.ts'],
          // As many as the deep tests have: the faults begin while the last of those still run.
          maxWorkers: graph.test.maxWorkers,
          testTimeout: hangs,
          hookTimeout: hangs,
        },
      },
      {
        ...web,
        test: {
          ...web.test,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [...web.test.exclude, ...(mode === 'all' ? propertyTests('web/**/*.test.{ts,tsx}') : [])],
          setupFiles: 'web/test/setup.ts',
          provide: { depth: 1 },
        },
      },
      {
        ...web,
        test: {
          ...web.test,
          name: 'deep-web',
          include: propertyTests('web/**/*.test.{ts,tsx}'),
          setupFiles: ['web/test/setup.ts', 'web/test/deepRuns.ts'],
          provide: { depth },
        },
      },
    ],
  },
}));
