import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const id = 'virtual:common-passwords';
/** The number of passwords that the server rejects under its strict policy. */
const count = 3000;
const minPasswordLength = 6;

function readCommonPasswords(): string[] {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const byUse: string[] = JSON.parse(readFileSync(path, 'utf8'));
  return byUse.filter((password) => password.length >= minPasswordLength).slice(0, count);
}

/** Provides the most used passwords as a module of 12 KB, in place of the package's list of 49,000. */
export const commonPasswords = (): Plugin => ({
  name: 'common-passwords',
  resolveId: (source) => (source === id ? `\0${id}` : undefined),
  load: (source) =>
    source === `\0${id}` ? `export const commonPasswords = ${JSON.stringify(readCommonPasswords())};` : undefined,
});
