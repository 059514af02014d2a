import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reportGrades } from './reportGrades.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'schema-grades-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const today = new Date('2026-03-01T12:00:00Z');

/** The printed lines for a project, and whether there are no faults. */
async function reportOn(released: string, current: string, changelog: string) {
  await writeFile(join(folder, 'schema.released.graphql'), released);
  await writeFile(join(folder, 'schema.graphql'), current);
  await writeFile(join(folder, 'SCHEMA_CHANGELOG.md'), changelog);
  const said: unknown[] = [];
  const faults: unknown[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => faults.push(line));
  return { isInOrder: await reportGrades(folder, today), said, faults };
}

const before = 'type Query { bike: String, wheel: String }';
const after = 'type Query { bike: String, bell: String }';
const line = '- breaking: Query.wheel was removed.';

test('a change that breaks clients is named and fails until it stands in the changelog', async () => {
  const untold = await reportOn(before, after, '# Changes\n\n## Unreleased\n\nNothing yet.\n');
  expect(untold.isInOrder).toBe(false);
  expect(untold.faults).toEqual([`The newest section of SCHEMA_CHANGELOG.md lacks the line: ${line}`]);

  const told = await reportOn(before, after, `# Changes\n\n## Unreleased\n\n${line}\n`);
  expect([told.isInOrder, told.faults]).toEqual([true, []]);
  expect(told.said).toEqual([
    'breaking: Query.wheel was removed.',
    'safe: Query.bell was added.',
    'Changes of the schema since its last release: 1 breaking, 0 dangerous, 1 safe.',
  ]);
});

test('a schema that has not changed is in order', async () => {
  const { isInOrder, said } = await reportOn(before, before, '');
  expect(isInOrder).toBe(true);
  expect(said).toEqual(['Changes of the schema since its last release: 0 breaking, 0 dangerous, 0 safe.']);
});

test('a file that is missing is no agreement', async () => {
  await expect(reportGrades(folder, today)).rejects.toThrow('schema.released.graphql');
});
