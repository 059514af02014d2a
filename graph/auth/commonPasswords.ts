import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { badInput } from '../lib/errors.ts';
import { minimumPasswordLength } from './passwordTexts.ts';

/** As many as a check must hold at least (OWASP ASVS 5.0, 6.2.4), of those that are long enough to be chosen here. */
const count = 3000;

let reading: Promise<ReadonlySet<string>> | undefined;

/** Of 49,000 read, the most used are kept: a tenth of a megabyte, from the first password that is chosen on. */
async function readCommonPasswords(): Promise<ReadonlySet<string>> {
  // As data and not as a module, which would hold on to all of them.
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const byUse: string[] = JSON.parse(await readFile(path, 'utf8'));
  const longEnough = byUse.filter((password) => password.length >= minimumPasswordLength).slice(0, count);
  return new Set(longEnough.map((password) => password.toLowerCase()));
}

/** The passwords that are tried first by whoever guesses, in lower case. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  reading ??= readCommonPasswords().catch((error: unknown) => {
    reading = undefined;
    throw error;
  });
  return reading;
}

/** Throws BAD_USER_INPUT naming the field for a password that is among the most used, whatever its case. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  const common = await commonPasswords();
  if (!common.has(password.toLowerCase())) return;
  throw badInput('This password is one of the most used: choose one of your own, such as a few words together', field);
}
