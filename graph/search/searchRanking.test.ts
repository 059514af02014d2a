import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let writer: Member;
beforeAll(async () => {
  writer = await app.member('writer');
});

const lists = {
  users: 'users { nodes { text: displayName } }',
  posts: 'posts { nodes { text: content } }',
  groups: 'groups { nodes { text: name } }',
  events: 'events { nodes { text: title } }',
};

/** The results of a list for a query, in order. GraphQL and REST return the same. */
async function found(list: keyof typeof lists, query: string): Promise<string[]> {
  const { data, error } = await app
    .as(null)
    .query(`query ($query: String!) { search(query: $query) { ${lists[list]} } }`, { query });
  expect(error).toBeNull();
  const texts = data.search[list].nodes.map(({ text }: { text: string }) => text);
  const { body } = await app.as(null).get(`/api/search?q=${encodeURIComponent(query)}`);
  const shown = body[list].map(
    ({ displayName, content, name }: Record<string, string>) => displayName ?? content ?? name,
  );
  expect(shown).toEqual(texts);
  return texts;
}

const posted = (content: string, minutesAgo: number) =>
  app.post(writer, { content, createdAt: new Date(Date.now() - minutesAgo * 60_000) });

describe('posts', () => {
  beforeAll(async () => {
    await posted('Old cobbles, new wheels', 50);
    await posted('Cobblestones in the morning', 10);
    await posted('Cobbles again', 5);
    await posted('Rain: the cobble of weathers', 30);
    await posted('Cobbled together from spares', 20);
    await posted('Gobbled a cake', 1);
  });

  test('with the word come before those with words that begin so, the newest first in each', async () => {
    expect(await found('posts', 'cobbles')).toEqual([
      'Cobbles again',
      'Cobbled together from spares',
      'Rain: the cobble of weathers',
      'Old cobbles, new wheels',
      'Cobblestones in the morning',
    ]);
    expect(await found('posts', 'cobb')).toEqual([
      'Cobbles again',
      'Cobblestones in the morning',
      'Cobbled together from spares',
      'Rain: the cobble of weathers',
      'Old cobbles, new wheels',
    ]);
  });

  test('have all the words that were typed', async () => {
    expect(await found('posts', 'cobbles wheels')).toEqual(['Old cobbles, new wheels']);
    expect(await found('posts', 'wheels cob')).toEqual(['Old cobbles, new wheels']);
    expect(await found('posts', 'cobbles cake')).toEqual([]);
  });

  test('with words of nearly the same spelling are found only where nothing else is', async () => {
    expect(await found('posts', 'gobbled')).toEqual(['Gobbled a cake']);
    expect(await found('posts', 'cobblstones')).toEqual(['Cobblestones in the morning']);
    expect(await found('posts', 'mornign cobblestones')).toEqual(['Cobblestones in the morning']);
  });

  test('are not found by words that someone else has used and they have not', async () => {
    await app.group('Mourning');
    expect(await found('posts', 'mourning')).toEqual([]);
    expect(await found('posts', 'moorning')).toEqual(['Cobblestones in the morning']);
  });
});

test('members run by how their names match, then by what they say of themselves', async () => {
  const names = ['Canada Bob', 'Ada Zeh', 'Nia Adams', 'Ada', 'Zed', 'Åda Aaron', 'Leo'];
  for (const [index, displayName] of names.entries()) await app.member(`rider-${index}`, { displayName });
  await app.member('ada', { displayName: 'Somebody' });
  await app.run(`update "user" set bio = 'I ride with Ada' where display_name = 'Zed'`);
  expect(await found('users', 'ada')).toEqual([
    'Somebody',
    'Ada',
    'Ada Zeh',
    'Nia Adams',
    'Åda Aaron',
    'Canada Bob',
    'Zed',
  ]);
  expect(await found('users', 'ada z')).toEqual(['Ada Zeh', 'Zed']);
  expect(await found('users', 'zeh ada')).toEqual(['Ada Zeh']);
  expect(await found('users', 'rider 3')).toEqual(['Ada']);
});

test('groups run by how their names match, then by their descriptions', async () => {
  for (const name of ['Tandem', 'Tandem Tuesdays', 'The old tandem', 'Wheelers']) await app.group(name);
  await app.run(`update "group" set description = 'Also on a tandem' where name = 'Wheelers'`);
  expect(await found('groups', 'tandem')).toEqual(['Tandem', 'Tandem Tuesdays', 'The old tandem', 'Wheelers']);
  expect(await found('groups', 'TANDEMS')).toEqual(['Tandem', 'Tandem Tuesdays', 'The old tandem', 'Wheelers']);
  expect(await found('groups', 'old tan')).toEqual(['The old tandem']);
});

test('events run by how their titles match, then by their start: what is to come, soonest first, then what is past', async () => {
  await app.event({ title: 'Criterium of old', date: '2001-05-01' });
  await app.event({ title: 'Late criterium', date: '2096-05-01' });
  await app.event({ title: 'Soon a criterium', date: '2091-05-01' });
  await app.event({ title: 'Last criterium', date: '2024-05-01' });
  await app.event({ title: 'Criterium', date: '1999-05-01' });
  await app.event({ title: 'Party', date: '2089-05-01' });
  await app.run(`update event set description = 'After the criterium' where title = 'Party'`);
  expect(await found('events', 'criterium')).toEqual([
    'Criterium',
    'Soon a criterium',
    'Late criterium',
    'Last criterium',
    'Criterium of old',
    'Party',
  ]);
});
