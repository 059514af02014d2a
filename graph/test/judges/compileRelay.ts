import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import relayCompiler from 'relay-compiler';
import type { ConcreteRequest } from 'relay-runtime';

export interface RelayProject {
  /** An operation as the compiler has written it. */
  operation(name: string): Promise<ConcreteRequest>;
  remove(): Promise<void>;
}

/** Compiles documents against schema.graphql by Relay's own compiler. Throws with what the compiler finds wrong. */
export async function compileRelay(documents: string): Promise<RelayProject> {
  const folder = await mkdtemp(join(tmpdir(), 'cycle-chat-relay-'));
  await Promise.all(['src', 'artifacts'].map((name) => mkdir(join(folder, name))));
  const config = { src: './src', schema: './schema.graphql', language: 'javascript', eagerEsModules: true };
  await Promise.all([
    copyFile('schema.graphql', join(folder, 'schema.graphql')),
    writeFile(join(folder, 'package.json'), '{"type":"module"}'),
    writeFile(join(folder, 'relay.config.json'), JSON.stringify({ ...config, artifactDirectory: './artifacts' })),
    // The names of documents begin with that of their module.
    writeFile(join(folder, 'src', 'Rider.js'), `graphql\`${documents}\`;\n`),
  ]);
  await promisify(execFile)(relayCompiler, ['--noWatchman'], { cwd: folder });
  return {
    async operation(name) {
      const module = await import(pathToFileURL(join(folder, 'artifacts', `${name}.graphql.js`)).href);
      return module.default;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
