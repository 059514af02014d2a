import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id at the library's defaults (19 MiB, 2 passes: OWASP's minimum). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let standIn: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash (an unknown name) it does the same work and answers
 * false, so that the time taken does not tell which names exist.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  standIn ??= hashPassword('no one has this password');
  await verify(await standIn, password);
  return false;
}
