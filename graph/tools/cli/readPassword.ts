import { randomBytes } from 'node:crypto';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

const generatedBytes = 15;

/** A random password: 20 characters, 120 bits. */
export const generatePassword = (): string => randomBytes(generatedBytes).toString('base64url');

/** Reads a password from standard input, without the line end. A terminal does not show it. */
export async function readPassword(): Promise<string> {
  if (process.stdin.isTTY) return ask();
  return (await text(process.stdin)).replace(/\r?\n$/, '');
}

async function ask(): Promise<string> {
  process.stderr.write('Password: ');
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
