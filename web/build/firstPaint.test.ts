import { join } from 'node:path';
import type { Rollup } from 'vite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closureOf } from './bundleBudget.ts';

let bundle: Rollup.OutputBundle;

beforeAll(async () => {
  // The production build is tested, not the development build.
  vi.stubEnv('NODE_ENV', 'production');
  const configFile = join(import.meta.dirname, '../vite.config.ts');
  const built = await build({ configFile, logLevel: 'error', build: { write: false, reportCompressedSize: false } });
  if (!('output' in built)) throw new Error('Vite built something else');
  bundle = Object.fromEntries(built.output.map((output) => [output.fileName, output]));
}, 120_000);
afterAll(() => vi.unstubAllEnvs());

function documentNamed(name: string): Document {
  const output = bundle[name];
  if (output?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return new DOMParser().parseFromString(String(output.source), 'text/html');
}

function chunkOf(module: string): string {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(module),
  );
  if (!chunk) throw new Error(`The build has no chunk of ${module}`);
  return chunk.fileName;
}

const addresses = (page: ParentNode, selector: string) =>
  Array.from(page.querySelectorAll(selector), (element) => element.getAttribute('href') ?? element.getAttribute('src'));

/** The elements that the home page inserts after its shell has been painted. */
function clientOf(page: Document): ParentNode {
  const template = page.querySelector<HTMLTemplateElement>('template#client');
  if (!template) throw new Error('The home page has no template of its client');
  return template.content;
}

test('the home page’s document names all the code that the page needs, so that it comes in one go', () => {
  const page = documentNamed('index.html');
  const named = addresses(clientOf(page), 'link[rel="modulepreload"]');
  const needed = closureOf([chunkOf('/index.html'), chunkOf('/home/HomePage.tsx')], bundle);
  for (const name of needed) expect(named).toContain(`/${name}`);
  expect(named).toHaveLength(new Set(named).size);
  expect(needed.size).toBeLessThan(10);
});

test('its question comes before all that code, alone and at once', () => {
  const start = chunkOf('/home/homeStart.ts');
  const page = documentNamed('index.html');
  expect(addresses(page, 'script[type="module"], link[rel="modulepreload"]')).toEqual([`/${start}`]);
  expect(page.querySelector('script[type="module"]')?.hasAttribute('async')).toBe(true);
  expect(closureOf([start], bundle).size).toBe(1);
});

test('other addresses get the bar alone, and nothing of the home page', () => {
  const page = documentNamed('page.html');
  expect(page.querySelector('#root header')?.textContent).toBe('Cycle Chat');
  expect(page.querySelectorAll('#root article')).toHaveLength(0);
  expect(addresses(page, 'script, link').join()).not.toMatch(/HomePage|homeStart/);
  expect(documentNamed('index.html').querySelectorAll('#root article')).toHaveLength(3);
});
