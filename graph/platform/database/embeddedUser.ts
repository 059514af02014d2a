import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EnvironmentError } from '../env/EnvironmentError.ts';

const execute = promisify(execFile);
const UNPRIVILEGED = ['postgres', 'nobody'];

/** The account that runs a program. `{}` is the current one. */
export interface ServerUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * The account that runs the embedded server: normally the current one. PostgreSQL refuses to run as root, so root uses the owner of
 * the existing data, or else an existing unprivileged account.
 */
export async function embeddedUser(home: string | undefined): Promise<ServerUser> {
  if (process.getuid?.() !== 0) return {};
  if (home) {
    const { uid, gid } = await stat(home);
    if (uid !== 0) return { uid, gid };
  }
  for (const name of UNPRIVILEGED) {
    const user = await findUser(name);
    if (user) return user;
  }
  throw new EnvironmentError(
    `DATABASE_URL is unset, and root may not run the embedded PostgreSQL without an account named ${UNPRIVILEGED.join(' or ')}: start as an ordinary user, or set DATABASE_URL.`,
  );
}

async function findUser(name: string): Promise<ServerUser | undefined> {
  try {
    const [uid, gid] = await Promise.all([execute('id', ['-u', name]), execute('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}

/**
 * Runs a program as that user, with an empty environment, in the root folder.
 * @throws Error with the last line of stderr as its message
 */
export async function runAs(user: ServerUser, program: string, parameters: readonly string[]): Promise<void> {
  try {
    await execute(program, parameters, { ...user, cwd: '/', env: {} });
  } catch (error) {
    const written = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    const reason = written.split('\n').at(-1) || String(error).split('\n')[0];
    throw new Error(reason, { cause: error });
  }
}

/** Whether that user can enter the folder and its parents. The shell checks it, so that access lists count too. */
export async function mayEnter(user: ServerUser, folder: string): Promise<boolean> {
  if (user.uid === undefined) return true;
  try {
    await runAs(user, '/bin/sh', ['-c', 'cd "$0"', folder]);
    return true;
  } catch {
    return false;
  }
}
