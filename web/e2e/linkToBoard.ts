import { journeyDataDir } from './journeyDataDir.ts';
import { runCommand } from './runCommand.ts';

/** Makes a link to the board by the command line. Returns its path. */
export async function linkToBoard(name: string): Promise<string> {
  const words = ['operator', 'link', '--name', name, '--json'];
  const printed = await runCommand(words, { DATA_DIR: journeyDataDir(), LOG_LEVEL: 'silent' });
  const { pathname, hash } = new URL(JSON.parse(printed).url);
  return `${pathname}${hash}`;
}
