interface NewCredentials {
  readonly username: string;
  readonly password: string;
}

const minPasswordLength = 6;
const leastDifferentCharacters = 3;

/** Whether a password breaks the rules of the server's strict policy. The password stays on this device. */
export async function isEasyToGuess({ username, password }: NewCredentials): Promise<boolean> {
  if (password.length < minPasswordLength) return false;
  const lowered = password.toLowerCase();
  const name = username.trim().toLowerCase();
  if (new Set(lowered).size < leastDifferentCharacters) return true;
  if (name && lowered.replaceAll(name, '').length < minPasswordLength) return true;
  const { commonPasswords } = await import('virtual:common-passwords');
  return commonPasswords.includes(lowered);
}
