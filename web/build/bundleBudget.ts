import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The budget of the home page before it is interactive, in kilobytes (1,000 bytes) of gzipped JavaScript. */
export const firstLoadBudget = 220;

/** The given chunks and all their static imports. */
export function closureOf(names: string[], bundle: Rollup.OutputBundle): Set<string> {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const output = bundle[name];
    if (output?.type !== 'chunk' || found.has(name)) continue;
    found.add(name);
    waiting.push(...output.imports);
  }
  return found;
}

/** In kilobytes, by the name of a page's chunk, and the default for all others. */
export interface Budgets {
  others: number;
  [page: string]: number;
}

/** By the name of a page's chunk, the file of a script that only the document of this page contains. */
type OwnScripts = Record<string, string>;

/**
 * Fails the build when a page needs more gzipped JavaScript (kilobytes of 1,000 bytes) than its budget before it is
 * interactive. Counts the entries, the page and their static imports. Parts loaded on idle or on demand do not count.
 */
export function bundleBudget(budgets: Budgets, ownScripts: OwnScripts = {}): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entryOf = (path: string) => chunks.find((chunk) => chunk.isEntry && chunk.facadeModuleId?.endsWith(path));
      const own = new Map(Object.entries(ownScripts).map(([page, path]) => [page, entryOf(path)?.fileName]));
      const isOwn = new Set(own.values());
      const entries = chunks
        .filter((chunk) => chunk.isEntry && !isOwn.has(chunk.fileName))
        .map((chunk) => chunk.fileName);
      const started = closureOf(entries, bundle);
      const pages = new Set(
        chunks.filter(({ fileName }) => started.has(fileName)).flatMap((chunk) => chunk.dynamicImports),
      );
      const sizes = new Map(chunks.map((chunk) => [chunk.fileName, gzipSync(chunk.code, { level: 9 }).length / 1000]));
      const weigh = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);

      const firstLoads = [...pages].map((page) => {
        const script = own.get(bundle[page]?.name ?? '');
        return { page, weight: weigh(closureOf([...entries, page, ...(script ? [script] : [])], bundle)) };
      });
      const sentences = [{ page: 'no page', weight: weigh(started) }, ...firstLoads]
        .sort((one, other) => other.weight - one.weight)
        .map(({ page, weight }) => {
          const budget = budgets[bundle[page]?.name ?? ''] ?? budgets.others;
          const sentence = `${weight.toFixed(1)} KB of gzipped JavaScript for ${page}; the budget is ${budget} KB`;
          return { sentence, isOver: weight > budget };
        });
      const over = sentences.filter(({ isOver }) => isOver).map(({ sentence }) => sentence);
      if (over.length > 0) this.error(`The first load is too heavy:\n${over.join('\n')}`);
      this.info(sentences.map(({ sentence }) => sentence).join('\n'));
    },
  };
}
