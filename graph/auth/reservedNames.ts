import { badInput } from '../platform/lib/errors.ts';

/** Names with which a member could impersonate the instance, without separators and in lower case. */
const reserved = new Set([
  'abuse',
  'account',
  'accounts',
  'admin',
  'administrator',
  'admins',
  'anonymous',
  'api',
  'billing',
  'bot',
  'contact',
  'cyclechat',
  'everyone',
  'feedback',
  'help',
  'helpdesk',
  'hostmaster',
  'info',
  'legal',
  'mod',
  'moderation',
  'moderator',
  'moderators',
  'mods',
  'noreply',
  'nobody',
  'official',
  'operator',
  'operators',
  'owner',
  'postmaster',
  'privacy',
  'root',
  'security',
  'service',
  'settings',
  'staff',
  'superuser',
  'support',
  'sysadmin',
  'sysop',
  'system',
  'team',
  'webmaster',
]);

/** The reserved names that no ordinary name contains as a word. */
const telling = new Set([
  'admin',
  'administrator',
  'admins',
  'helpdesk',
  'moderation',
  'moderator',
  'moderators',
  'official',
  'operator',
  'operators',
  'support',
  'sysadmin',
]);
const product = 'cyclechat';

/** Digits and letters of other scripts that look like Latin letters. */
const alike: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    і: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    т: 't',
    у: 'y',
    х: 'x',
    ѕ: 's',
  },
  ...{ α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i' },
};
const digits: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'l',
};

const signsAs = (table: Readonly<Record<string, string>>, text: string) =>
  [...text].map((sign) => table[sign] ?? sign).join('');

/** The appearance of a name: without case, accents and invisible characters, with Latin letters for look-alikes. */
const looksOf = (name: string) =>
  signsAs(
    alike,
    name
      .normalize('NFKD')
      .replaceAll(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase(),
  );

/** A name with its digits unchanged, with digits as letters, and with 1 as an l. */
function readingsOf(name: string): string[] {
  const looks = looksOf(name);
  return [looks, signsAs(digits, looks), signsAs({ ...digits, 1: 'l' }, looks)];
}

const wordsOf = (reading: string) => reading.split(/[^\p{L}]+/u).filter(Boolean);

/** Whether a name equals a reserved one, or contains the name of the product. */
function isReserved(name: string): boolean {
  return readingsOf(name).some((reading) => {
    const words = wordsOf(reading);
    const isWhole = words.length > 0 && words.every((word) => reserved.has(word));
    return isWhole || reserved.has(words.join('')) || words.join('').includes(product);
  });
}

const hasTellingWord = (name: string) =>
  readingsOf(name).some((reading) => wordsOf(reading).some((word) => telling.has(word)));

/** Throws BAD_USER_INPUT for a username that only the operator may use, whatever its case, separators and look-alikes. */
export function refuseReservedName(username: string): void {
  if (!isReserved(username) && !hasTellingWord(username)) return;
  throw badInput('This username is reserved: choose another', 'username');
}

/** Throws BAD_USER_INPUT for a display name with which a member could impersonate the instance. */
export function refuseReservedDisplayName(displayName: string): void {
  if (!isReserved(displayName)) return;
  throw badInput('This displayName is reserved: choose another', 'displayName');
}
