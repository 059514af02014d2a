import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectFolder } from '../../platform/lib/projectFolder.ts';
import { reportGrades } from './reportGrades.ts';
import { runQuietly } from './runQuietly.ts';

/** The committed files that `npm run generate` writes. */
const GENERATED = ['schema.graphql', 'web/generated.ts'];

interface GeneratedFile {
  readonly name: string;
  readonly path: string;
  /** Undefined if the file has not been generated yet. */
  readonly content: string | undefined;
}

function read(name: string): Promise<GeneratedFile> {
  const path = join(projectFolder, name);
  return readFile(path, 'utf8').then(
    (content) => ({ name, path, content }),
    () => ({ name, path, content: undefined }),
  );
}

/** Restores a file, so that the check leaves no changes. */
function restore({ path, content }: GeneratedFile): Promise<void> {
  return content === undefined ? rm(path, { force: true }) : writeFile(path, content);
}

const committed = await Promise.all(GENERATED.map(read));
try {
  await runQuietly('generate');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
for (const file of committed) {
  const { content } = await read(file.name);
  if (content === file.content) continue;
  await restore(file);
  console.error(`${file.name} is out of date: run npm run generate and commit it.`);
  process.exitCode = 1;
}
if (!process.exitCode) console.log('Generated files are up to date.');

if (!(await reportGrades(projectFolder, new Date()))) process.exitCode = 1;
