import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

// The rooms of the server, from the bottom to the top. A file imports from its own room and from rooms below it.

const nouns = [
  'auth',
  'operators',
  'media',
  'routes',
  'users',
  'instance',
  'account',
  'events',
  'groups',
  'moderation',
  'follows',
  'posts',
  'zones',
  'comments',
  'likes',
  'rides',
  'contacts',
  'search',
  'notifications',
  'calendars',
  'moments',
  'reports',
  'takedowns',
  'nodes',
  'activities',
] as const;

/** Nouns own their loaders: a loader is used by its own noun and by rooms above it. */
export const rooms: readonly string[] = [
  'platform',
  'model',
  'context',
  ...nouns,
  'doors',
  'demo',
  'app',
  'main',
  'tools',
  'test',
  'bench',
];

export const isNoun = (room: string): boolean => (nouns as readonly string[]).includes(room);

/** Tests are next to the tested code, but can import everything. */
const isTest = (path: string): boolean => /\.(test|faults)\.ts$/.test(path);

/** The room of a path below `graph/`. */
export function roomOf(path: string): string {
  const room = /^(?:tools\/(?=bench))?(\w+)/.exec(path)?.[1] ?? path;
  return isTest(path) && room !== 'bench' ? 'test' : room;
}

export interface Import {
  readonly from: string;
  readonly to: string;
  readonly line: number;
}

/** All imports between files of the server, those of types included, as paths below `graph/`. */
export function importsOf(root: string, read = (path: string) => readFileSync(join(root, path), 'utf8')): Import[] {
  const paths = globSync('**/*.ts', { cwd: root, exclude: ['**/node_modules/**', '**/*.d.ts'] });
  return paths.flatMap((from) => importsIn(from, read(from)));
}

/** The imports of a file, in its text. */
export function importsIn(from: string, text: string): Import[] {
  const { module } = parseSync(from, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? [])),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      value: text.slice(start + 1, end - 1),
      start,
    })),
  ];
  return specifiers
    .filter(({ value }) => value.startsWith('.'))
    .map(({ value, start }) => ({
      from,
      to: relative('.', join(dirname(from), value)),
      line: text.slice(0, start).split('\n').length,
    }))
    .filter(({ to }) => !to.startsWith('..'));
}

const heightOf = (room: string): number => {
  const height = rooms.indexOf(room);
  if (height < 0) throw new Error(`${room} is not a room: give it a place in graph/test/rooms.ts`);
  return height;
};

/** The imports that point up, each with its file, its line and both rooms. */
export function pointingUp(imports: readonly Import[]): string[] {
  return imports
    .map((edge) => ({ ...edge, lower: roomOf(edge.from), upper: roomOf(edge.to) }))
    .filter(({ lower, upper }) => heightOf(upper) > heightOf(lower))
    .map(({ from, line, to, lower, upper }) => `${from}:${line} (${lower}) imports ${to} (${upper})`);
}

/** The noun of each loader: the one that declares it. */
export function loaderOwners(root: string): Map<string, string> {
  const owners = new Map<string, string>();
  for (const path of globSync('*/*.ts', { cwd: root })) {
    const text = readFileSync(join(root, path), 'utf8');
    const [, body = ''] = /Loaders = .* => \(\{\n([\s\S]*?)\n\}\);/.exec(text) ?? [];
    for (const [, name = ''] of body.matchAll(/^ {2}(\w+)[,:]/gm)) owners.set(name, roomOf(path));
  }
  return owners;
}

/** The uses of a loader below the noun that owns it. */
export function loadersUsedBelow(root: string, owners = loaderOwners(root)): string[] {
  return globSync('**/*.ts', { cwd: root, exclude: ['**/node_modules/**', 'test/**', 'tools/**'] })
    .filter((path) => !isTest(path))
    .flatMap((path) => {
      const lines = readFileSync(join(root, path), 'utf8').split('\n');
      return lines.flatMap((text, index) =>
        Array.from(text.matchAll(/\bload\.(\w+)\.(?:load|prime|clear)\b/g), ([, name = '']) => {
          const owner = owners.get(name);
          if (!owner) return `${path}:${index + 1} uses ${name}, which no noun declares`;
          return heightOf(owner) > heightOf(roomOf(path)) ? `${path}:${index + 1} uses ${name} of ${owner}` : [];
        }).flat(),
      );
    });
}
