import { readFile } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { NeededProgram } from './mustSkipWithout.ts';
import { mustSkipWithout, neededPrograms } from './mustSkipWithout.ts';

// The type of the parameter allows only programs that `.ci/run` installs.
const missing = 'no-such-program-here' as NeededProgram;
const present = process.execPath as NeededProgram;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('tests of a program that the machine lacks are skipped, and the program is named', () => {
  vi.stubEnv('CI', undefined);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  expect(mustSkipWithout(missing)).toBe(true);
  expect(error).toHaveBeenCalledWith(
    expect.stringContaining('Skipping the tests that need no-such-program-here: it is not on the PATH.'),
  );
});

test('nothing is skipped where CI is set', () => {
  vi.stubEnv('CI', 'true');
  expect(mustSkipWithout(missing)).toBe(false);
});

test('tests of a program that the machine has are not skipped', () => {
  vi.stubEnv('CI', undefined);
  expect(mustSkipWithout(present)).toBe(false);
});

test('.ci/run installs every program that tests need', async () => {
  const script = await readFile('.ci/run', 'utf8');
  const [, names = ''] = /^for program in (.+); do$/m.exec(script) ?? [];
  const [, installed] = /apt-get install (.+)$/m.exec(script) ?? [];
  const renamed = Object.fromEntries([...script.matchAll(/\[(\w+)\]=([\w-]+)/g)].map(([, from, to]) => [from, to]));
  const packages = Object.fromEntries(names.split(' ').map((program) => [program, renamed[program] ?? program]));

  expect(packages).toEqual(neededPrograms);
  expect(installed).toMatch(/"\$\{missing\[@\]\}"/);
});
