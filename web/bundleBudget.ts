import { gzipSync } from 'node:zlib';
import type { Plugin, Rollup } from 'vite';

/** The given chunks and all that they import statically: what must have arrived before they run. */
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

/** Fails the build when the first load is more than so many kilobytes (1,000 bytes) of gzipped JavaScript. */
export function bundleBudget(kilobytes: number): Plugin {
  return {
    name: 'bundle-budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entries = chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName);
      const pages = chunks.filter((chunk) => chunk.isDynamicEntry).map((chunk) => chunk.fileName);
      const sizes = new Map(chunks.map((chunk) => [chunk.fileName, gzipSync(chunk.code, { level: 9 }).length / 1000]));
      const weigh = (names: string[]) =>
        [...closureOf(names, bundle)].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);

      const firstLoad = weigh(entries);
      const heaviest = Math.max(firstLoad, ...pages.map((page) => weigh([...entries, page])));
      const sentence =
        `first load is ${firstLoad.toFixed(1)} KB of gzipped JavaScript, ` +
        `${heaviest.toFixed(1)} KB with the heaviest page; the budget is ${kilobytes} KB`;
      if (firstLoad > kilobytes) this.error(sentence);
      this.info(sentence);
    },
  };
}
