#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

// Without arguments the server starts. With arguments, the operator's command line runs: `cycle-chat doctor`.
const path = process.argv.length > 2 ? '../dist/graph/tools/cli/cli.js' : '../dist/graph/main.js';
const program = new URL(path, import.meta.url);

if (Number.parseInt(process.versions.node, 10) >= 24) {
  process.setSourceMapsEnabled(true);
  await import(program.href);
} else {
  const node = createRequire(import.meta.url).resolve('node/bin/node');
  const words = ['--enable-source-maps', fileURLToPath(program), ...process.argv.slice(2)];
  const child = spawn(node, words, { stdio: 'inherit' });
  // A terminal sends Ctrl-C to both processes. The child stops the database first.
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.once('exit', (code) => process.exit(code ?? 1));
}
