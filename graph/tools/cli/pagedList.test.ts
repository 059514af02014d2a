import { beforeAll, expect, test } from 'vitest';
import type { Environment } from '../../test/commandLine.ts';
import { commandLineIn, environmentOf } from '../../test/commandLine.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let environment: Environment;
const { run, refusal } = commandLineIn(() => environment);

beforeAll(async () => {
  environment = environmentOf(app);
  for (const name of ['Ada', 'Ben', 'Cleo']) await app.member(name);
  for (const name of ['Owls', 'Larks', 'Night owls']) await run('group', 'create', name);
  for (const [title, date] of [
    ['Dawn', '2087-05-01'],
    ['Dusk', '2087-05-02'],
    ['Noon', '2087-05-03'],
  ] as const)
    await run('event', 'create', title, '--date', date, '--time', '06:30', '--location', 'Pier');
});

const lists = [
  { noun: 'user', name: 'username', order: ['Cleo', 'Ben', 'Ada'], find: 'cle', found: ['Cleo'] },
  {
    noun: 'group',
    name: 'name',
    order: ['Night owls', 'Larks', 'Owls'],
    find: 'OWLS',
    found: ['Night owls', 'Owls'],
  },
  { noun: 'event', name: 'title', order: ['Noon', 'Dusk', 'Dawn'], find: 'us', found: ['Dusk'] },
];

test.each(lists)('$noun list has pages, and finds by name', async ({ noun, name, order, find, found }) => {
  const namesOf = ({ nodes }: { nodes: Record<string, string>[] }) => nodes.map((node) => node[name]?.toLowerCase());
  const lower = (names: readonly string[]) => names.map((each) => each.toLowerCase());
  const first = (await run(noun, 'list', '--first', '2', '--json')).json;
  expect([namesOf(first), first.hasNextPage]).toEqual([lower(order.slice(0, 2)), true]);
  const rest = (await run(noun, 'list', '--after', first.endCursor, '--json')).json;
  expect([namesOf(rest), rest.hasNextPage]).toEqual([lower(order.slice(2)), false]);

  const lines = (await run(noun, 'list', '--first', '2')).out.split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[0]?.toLowerCase()).toContain(order[0]?.toLowerCase());
  expect(lines[2]).toBe(`More: --after ${first.endCursor}`);
  expect(namesOf((await run(noun, 'list', '--find', find, '--json')).json)).toEqual(lower(found));
  expect((await run(noun, 'list', '--find', 'nowhere')).out).toMatch(/^There (are|is) no .+\.\n$/);
});

test.each(lists)('$noun list names a wrong option', async ({ noun }) => {
  expect(await refusal(noun, 'list', '--first', '0')).toBe('first must be a whole number from 1 to 100');
  expect(await refusal(noun, 'list', '--after', 'nonsense')).toMatch(/cursor/);
});

test('user list has only the suspended, where it is asked for them', async () => {
  await run('user', 'suspend', 'ben');
  const { nodes } = (await run('user', 'list', '--suspended', '--json')).json;
  expect(nodes).toMatchObject([{ username: expect.stringMatching(/^ben$/i), suspendedAt: expect.any(String) }]);
  expect((await run('user', 'list', '--suspended')).out).toMatch(/ suspended\n$/);
});
