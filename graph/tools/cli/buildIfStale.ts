import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import { appSources, fingerprint, playgroundSources } from './fingerprint.ts';
import { runQuietly } from './runQuietly.ts';

interface Target {
  readonly name: string;
  readonly stamp: string;
  readonly sources: () => string[];
  /** npm scripts that run at the same time. */
  readonly scripts: readonly string[];
}

export const app: Target = {
  name: 'the web client and the server',
  stamp: 'app.stamp',
  sources: appSources,
  scripts: ['build:web', 'build:server'],
};

export const playground: Target = {
  name: 'the playground',
  stamp: 'playground.stamp',
  sources: playgroundSources,
  scripts: ['build:playground'],
};

const stampOf = ({ stamp }: Target) => projectFile('dist', stamp);

/** Whether `dist` lacks the target, or has one of other sources. */
export async function isStale(target: Target): Promise<boolean> {
  const built = await readFile(stampOf(target), 'utf8').catch(() => '');
  return built !== fingerprint(target.sources());
}

/** Builds a target unless `dist` has it from these sources. With a fresh `dist` the development packages are not needed. */
export async function buildIfStale(target: Target): Promise<void> {
  if (!(await isStale(target))) return;
  const sources = fingerprint(target.sources());
  console.log(`Building ${target.name}…`);
  const startedAt = performance.now();
  await mkdir(projectFile('dist'), { recursive: true });
  await rm(stampOf(target), { force: true });
  await Promise.all(target.scripts.map(runQuietly));
  await writeFile(stampOf(target), sources);
  console.log(`Built ${target.name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}
