import { spawnSync } from 'node:child_process';

/** The programs, each in a Debian package of the same name, that tests run. `.ci/run` installs them. */
export const neededPrograms = ['redis-server', 'curl', 'python3', 'firefox-esr'] as const;

export type NeededProgram = (typeof neededPrograms)[number];

/**
 * Whether tests that run `program` are skipped, because this machine does not have it. Where CI is set nothing is skipped: the
 * tests run and fail.
 */
export function mustSkipWithout(program: NeededProgram): boolean {
  if (process.env.CI || spawnSync(program, ['--version']).status === 0) return false;
  console.error(`Skipping the tests that need ${program}: it is not on the PATH.`);
  return true;
}
