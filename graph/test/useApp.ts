import { afterAll, beforeAll } from 'vitest';
import type { StartOptions, TestApp } from './harness.ts';
import { startApp } from './harness.ts';

/** An instance for a file or a `describe` block: it starts before its other hooks and tests, and closes after them. */
export function useApp(variables: Record<string, string> = {}, options: StartOptions = {}): TestApp {
  // Filled before the first test, so that tests can refer to it by a constant.
  const app = {} as TestApp;
  beforeAll(async () => {
    Object.assign(app, await startApp(variables, options));
  });
  afterAll(() => app.close());
  return app;
}
