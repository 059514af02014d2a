import { userInfo } from 'node:os';

/** The name of the person who runs a command: their account on this machine, also behind sudo. */
export function operatorName(): string {
  if (process.env.SUDO_USER) return process.env.SUDO_USER;
  try {
    return userInfo().username;
  } catch {
    // A container can run under a number that has no name.
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
