import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { journeyDataDir } from './journeyDataDir.ts';

/** Makes a link to the board by the command line. Returns its path. */
export async function linkToBoard(name: string): Promise<string> {
  const words = ['operator', 'link', '--name', name, '--json'];
  const env = { ...process.env, DATA_DIR: journeyDataDir(), DATABASE_URL: '', LOG_LEVEL: 'silent' };
  const { stdout } = await promisify(execFile)(process.execPath, ['dist/graph/tools/cli/cli.js', ...words], { env });
  const { pathname, hash } = new URL(JSON.parse(stdout).url);
  return `${pathname}${hash}`;
}
