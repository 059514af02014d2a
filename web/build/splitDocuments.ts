import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { clientHashes, type Hashes } from './clientOperations.ts';

const generated = join(import.meta.dirname, '../generated.ts');
const part = '?document=';

/**
 * Builds each document of web/generated.ts, with its hash and its hook, as a separate module, so a page loads only the
 * documents that it uses. The generated file has one statement on each line.
 */
export function splitDocuments(): Plugin {
  let hashes: Hashes = {};
  return {
    name: 'split-documents',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      hashes = await clientHashes();
    },
    async load(id) {
      if (!id.startsWith(generated)) return null;
      const modules = modulesOf(await readFile(generated, 'utf8'), hashes);
      if (id === generated)
        return Array.from(modules.keys(), (name) => `export * from './generated.ts${part}${name}';`).join('\n');
      return modules.get(id.slice(generated.length + part.length));
    },
  };
}

/** The code of each module by name: a fragment's definition, a fragment as a document, or an operation. */
export function modulesOf(text: string, hashes: Hashes): Map<string, string> {
  const statements = Array.from(text.matchAll(statement), ([line, , name = '']) => ({ line, name }));
  const known = new Set(statements.map(({ name }) => name));
  const modules = new Map<string, string>();
  for (const { line, name } of statements) {
    const module = nameOfModule(name);
    const words = new Set(line.match(/\w+/g));
    const used = [...words].filter((word) => word.endsWith('Definition') && word !== name && known.has(word));
    const imports = used.map((other) => `import { ${other} } from './generated.ts${part}${other}';`);
    const hook = /=> (use\w+)\(/.exec(line)?.[1];
    if (hook) imports.push(`import { ${hook} } from '@apollo/client/react';`);
    const hash = hashes[name.replace(/Document$/, '')];
    const hashed = hash ? line.replace("{ kind: 'Document',", `{ kind: 'Document', hash: '${hash}',`) : line;
    const code = line.startsWith('export') ? hashed : `export ${hashed}`;
    modules.set(module, [...imports, modules.get(module) ?? '', code].join('\n'));
  }
  return modules;
}

const statement = /^(export )?const (\w+) = .*;$/gm;

/** The module of an operation's document also contains its hook. */
function nameOfModule(name: string): string {
  const operation = /^use(\w+)(?:Query|Mutation|Subscription)$/.exec(name)?.[1];
  return operation ? `${operation}Document` : name;
}
