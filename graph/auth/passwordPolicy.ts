import type { PasswordPolicy } from '../platform/env/passwordPolicies.ts';
import { badInput } from '../platform/lib/errors.ts';
import { commonPasswords } from './commonPasswords.ts';
import { minimumPasswordLength } from './passwordTexts.ts';

interface NewCredentials {
  readonly username: string;
  readonly password: string;
}

const leastDifferentCharacters = 3;

/** Why a password is easy to guess, as a sentence for the member. Null for a strong one. */
export async function weaknessOf({ username, password }: NewCredentials): Promise<string | null> {
  const lowered = password.toLowerCase();
  if (new Set(lowered).size < leastDifferentCharacters) {
    return 'This password repeats one or two characters: choose one with at least three different characters';
  }
  if (lowered.replaceAll(username.toLowerCase(), '').length < minimumPasswordLength) {
    return 'This password is hardly more than your username: choose one without it, such as a few words together';
  }
  if ((await commonPasswords()).has(lowered)) {
    return 'This password is one of the most used: choose one of your own, such as a few words together';
  }
  return null;
}

/** Throws BAD_USER_INPUT with the field's name if the instance's password policy rejects the password. */
export async function refuseWeakPassword(
  policy: PasswordPolicy,
  credentials: NewCredentials,
  field: string,
): Promise<void> {
  const weakness = policy === 'strict' ? await weaknessOf(credentials) : null;
  if (weakness) throw badInput(weakness, field);
}
