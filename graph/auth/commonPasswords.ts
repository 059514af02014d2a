import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { minimumPasswordLength } from './passwordTexts.ts';

/** The minimum number that a check must contain (OWASP ASVS 5.0, 6.2.4), among those long enough for a password here. */
const count = 3000;

let reading: Promise<ReadonlySet<string>> | undefined;

/** Keeps the most used of 49,000: a tenth of a megabyte, read at the first new password. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  // Read as data, because a module would keep all of them in memory.
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const byUse: string[] = JSON.parse(await readFile(path, 'utf8'));
  const longEnough = byUse.filter((password) => password.length >= minimumPasswordLength).slice(0, count);
  return new Set(longEnough.map((password) => password.toLowerCase()));
}

/** The passwords that attackers try first, in lower case. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  reading ??= readCommonPasswords().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}
