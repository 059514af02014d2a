import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** In bytes: less fits into one packet as it is. */
const threshold = 1024;

const packings = [
  { ending: '.br', pack: promisify(brotliCompress) },
  { ending: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/** Writes each text of the build a second and a third time, packed as tightly as it goes: the server only has to read. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) return;
      const entries = await readdir(dir, { recursive: true, withFileTypes: true });
      const files = entries.filter((entry) => entry.isFile() && texts.has(extname(entry.name)));
      await Promise.all(files.map((file) => packFile(join(file.parentPath, file.name))));
    },
  };
}

async function packFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < threshold) return;
  await Promise.all(packings.map(async ({ ending, pack }) => writeFile(path + ending, await pack(content))));
}
