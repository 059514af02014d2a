import { spawnSync } from 'node:child_process';

/** The programs that tests run, each with its Debian package. `.ci/run` installs them. */
export const neededPrograms = {
  'redis-server': 'redis-server',
  curl: 'curl',
  python3: 'python3',
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
  khal: 'khal',
  vdirsyncer: 'vdirsyncer',
} as const;

export type NeededProgram = keyof typeof neededPrograms;

/**
 * Whether tests that run `program` are skipped, because this machine does not have it. Where CI is set nothing is skipped: the
 * tests run and fail.
 */
export function mustSkipWithout(program: NeededProgram): boolean {
  // Xvfb and WebKitWebDriver reject `--version`, so only a failed start counts.
  if (process.env.CI || !spawnSync(program, ['--version']).error) return false;
  console.error(
    `Skipping the tests that need ${program}: it is not on the PATH. Debian has it in the package ${neededPrograms[program]}.`,
  );
  return true;
}
