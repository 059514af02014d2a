import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const texts = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest']);
/** In bytes. A smaller response fits into one packet uncompressed. */
const threshold = 1024;

const packings = [
  { ending: '.br', pack: promisify(brotliCompress) },
  { ending: '.gz', pack: (content: Buffer) => promisify(gzip)(content, { level: 9 }) },
];

/** Writes two more copies of each text file, compressed at the highest levels, so the server does not compress them. */
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
