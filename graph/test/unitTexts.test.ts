import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

// A text with a unit is written in both systems or in neither: where riders read miles, others read kilometres. The
// playground is left out: it shows values of the API, which are in miles and feet.

const exclude = ['**/*.test.*', 'web/{build,e2e,playground,test}/**', 'web/generated.ts', '**/node_modules/**'];
const read = 'graph/{auth,calendars,notifications}/**/*.ts';
const written = 'graph/{doors/pages,platform/lib,platform/mail}/**/*.ts';
const sources = globSync(['web/**/*.{ts,tsx}', read, written], { exclude });

interface Pair {
  readonly imperial: RegExp;
  readonly metric: RegExp;
  /** Whether the metric words can be no unit: 'm' can be minutes. */
  readonly isVague?: boolean;
}
const pairs: readonly Pair[] = [
  { imperial: /\b(?:mi|[Mm]iles?)\b/, metric: /\b(?:km(?!\/h)|[Kk]ilomet(?:er|re)s?)\b/ },
  { imperial: /\b(?:mph|miles an hour)\b/, metric: /\b(?:km\/h|kilomet(?:er|re)s an hour)\b/ },
  { imperial: /\b(?:ft|[Ff]eet)\b/, metric: /^ ?m$|\b[Mm]et(?:er|re)s?\b/, isVague: true },
];

/** The texts of a file: strings, templates and the text between tags. Comments are none. */
function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value } = node as { type?: unknown; value?: unknown };
  if (type === 'TemplateElement') return [String(Reflect.get(Object(value), 'cooked'))];
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return [value];
  return Object.values(node).flatMap(textsIn);
}

/** Whether a text names the unit of one system, and no text names that of the other. */
function isOneSided(path: string, source: string): boolean {
  const texts = textsIn(parseSync(path, source).program);
  const names = (unit: RegExp) => texts.some((text) => unit.test(text));
  return pairs.some(({ imperial, metric, isVague = false }) =>
    names(imperial) ? !names(metric) : !isVague && names(metric),
  );
}

test('texts of riders name the units of both systems', () => {
  expect(sources.length).toBeGreaterThan(900);
  expect(sources.filter((path) => isOneSided(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test.each([
  ['const climb = `about 30 ft up`, sql = "from member m";', true],
  ["const fault = 'at most 1,000 miles';", true],
  ['const Fact = <p>in km</p>;', true],
  ["const units = { IMPERIAL: 'mi', METRIC: 'km' };", false],
  ["const text = 'I’m here'; // in feet", false],
])('the units in %j are one-sided: %j', (source, expected) => {
  expect(isOneSided('x.tsx', source)).toBe(expected);
});
