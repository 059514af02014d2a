import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id at the library's defaults (19 MiB, 2 passes: OWASP's minimum). */
export const hashPassword = (password: string): Promise<string> => hash(password);

let standIn: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (an unknown name) it does the same work and returns false, so that the
 * duration does not reveal which names exist.
 */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  if (passwordHash) return verify(passwordHash, password);
  standIn ??= hashPassword('no one has this password');
  await verify(await standIn, password);
  return false;
}
