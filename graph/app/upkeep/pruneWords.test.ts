import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../../test/factories.ts';
import { postDoors } from '../../test/postDoors.ts';
import { useApp } from '../../test/useApp.ts';
import type { Place } from './pruneWords.ts';
import { pruneRound, pruneWords } from './pruneWords.ts';

const app = useApp();
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});
beforeEach(() => app.run('delete from post'));

async function pruneAll(): Promise<void> {
  let place: Place | null = null;
  do place = await pruneWords(app.backend.sql, place);
  while (place);
}

const knows = async (word: string) => (await app.run('select from search_word where word = $1', word)).length > 0;

test.each([
  ['is deleted', 'delete from post'],
  ['says something else', `update post set content = 'Corrected'`],
  ['is made private', `update post set privacy = 'private'`],
])('a word leaves when the only text that holds it %s', async (_what, change) => {
  await app.post(ada, { content: 'Across the mooorland' });
  await pruneAll();
  expect(await knows('mooorland')).toBe(true);
  await app.run(change);
  await pruneAll();
  expect(await knows('mooorland')).toBe(false);
});

test('a word that another public text holds stays, and leaves with that one', async () => {
  const first = await app.post(ada, { content: 'Viaduct at noon' });
  const second = await app.post(ada, { content: 'Back over the viaduct' });
  await app.run('delete from post where id = $1', first.id);
  await pruneAll();
  expect(await knows('viaduct')).toBe(true);
  await app.run('delete from post where id = $1', second.id);
  await pruneAll();
  expect(await knows('viaduct')).toBe(false);
});

test('a word that only a private text holds besides leaves', async () => {
  await app.post(ada, { content: 'Rendezvous', privacy: 'private' });
  await app.post(ada, { content: 'Rendezvous' });
  await app.run(`delete from post where privacy = 'public'`);
  await pruneAll();
  expect(await knows('rendezvous')).toBe(false);
});

test('names of members, groups and events stay', async () => {
  await app.group('Wheelwrights', ada);
  await app.event({ date: '2099-01-01', title: 'Quarrymen' });
  await pruneAll();
  expect(await Promise.all(['ada', 'wheelwrights', 'quarrymen'].map(knows))).toEqual([true, true, true]);
});

/** Distinct words of letters only. */
const words = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `z${[...String(index)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}q`,
  );
const countOf = async () =>
  (await app.run<{ count: number }>(`select count(*)::int as count from search_word where word ~ '^z[b-m]+q$'`))[0]
    ?.count;

test('names of members, groups and events leave with them', async () => {
  const { id } = await app.member('saddlemaker');
  await app.group('Spokeshavers', ada);
  await app.event({ date: '2099-01-01', title: 'Chainrunners' });
  const names = ['saddlemaker', 'spokeshavers', 'chainrunners'];
  expect(await Promise.all(names.map(knows))).toEqual([true, true, true]);
  await app.run('delete from "user" where id = $1', id);
  await app.run('delete from "group"');
  await app.run('delete from event');
  await pruneAll();
  expect(await Promise.all(names.map(knows))).toEqual([false, false, false]);
});

test('a text adds at most 200 words, however many it holds', async () => {
  await app.post(ada, { content: words(1400).join(' ') });
  expect(await countOf()).toBe(200);
});

test.each(postDoors)(
  'edits of a text through $name add no more words than one text, and unused words make room for others',
  async ({ update }) => {
    await pruneAll();
    const all = words(600);
    const edit = async (post: Made, content: string[]) =>
      expect((await update(app.as(ada), post.id, { content: content.join(' ') })).fault).toBeNull();
    const post = await app.post(ada, { content: all.slice(0, 150).join(' ') });
    await edit(post, all.slice(200, 400));
    await edit(post, all.slice(400, 600));
    expect(await countOf()).toBe(200);
    await pruneAll();
    expect(await countOf()).toBe(0);
    await edit(post, all.slice(0, 120));
    expect(await countOf()).toBe(120);
  },
);

test('the words of many deleted posts leave in one round', async () => {
  const all = words(3000);
  for (let start = 0; start < all.length; start += 200)
    await app.post(ada, { content: all.slice(start, start + 200).join(' ') });
  expect(await countOf()).toBe(3000);
  await app.run('delete from post');
  expect(await pruneRound(app.backend.sql, null)).toBeNull();
  expect(await countOf()).toBe(0);
});

test('more words than one batch are all looked at', async () => {
  const words = Array.from(
    { length: 1200 },
    (_, index) => `q${String.fromCharCode(97 + (index % 26))}${'abcdefghij'[index % 10]}${index}`,
  );
  await app.run(
    'insert into search_word (word, source_id) select word, gen_random_uuid() from unnest($1::text[]) word',
    words,
  );
  await pruneAll();
  expect(await app.run('select from search_word where word = any($1)', words)).toEqual([]);
});
