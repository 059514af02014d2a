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

test('one round looks at 30,000 words', async () => {
  await app.run(
    `insert into search_word (word, source_id)
     select 'z' || translate(lpad(n::text, 6, '0'), '0123456789', 'bcdfghjklm') || 'q', gen_random_uuid() from generate_series(1, 30000) n`,
  );
  expect(await countOf()).toBe(30_000);
  expect(await pruneRound(app.backend.sql, null)).toBeNull();
  expect(await countOf()).toBe(0);
});

test('the search learns at most 5,000 words of a member, and others when those have left', async () => {
  const ben = await app.member('ben');
  const all = words(6000);
  const post = (author: Member, start: number) =>
    app.post(author, { content: all.slice(start, start + 200).join(' ') });
  const learnedOf = async ({ id }: Member) =>
    (await app.run('select from search_word where author_id = $1', id)).length;
  for (let start = 0; start < 5200; start += 200) await post(ada, start);
  expect(await learnedOf(ada)).toBe(5000);
  await app.run('update "user" set bio = $2 where id = $1', ada.id, all.slice(-5).join(' '));
  expect(await learnedOf(ada)).toBe(5000);
  const before = await learnedOf(ben);
  await post(ben, 5400);
  expect(await learnedOf(ben)).toBe(before + 200);
  await app.run('delete from post where author_id = $1', ada.id);
  await pruneAll();
  expect(await countOf()).toBe(200);
  await post(ada, 0);
  expect(await countOf()).toBe(400);
});

test('a word that another member inherits counts for that member, up to the limit', async () => {
  const { eve, finn } = await app.cast('eve', 'finn');
  const all = words(400);
  const first = await app.post(eve, { content: all.slice(0, 200).join(' ') });
  await app.post(finn, { content: all.slice(0, 200).join(' ') });
  const limit = 4_900;
  await app.run(
    `insert into search_word (word, source_id, author_id)
     select 'held' || translate(n::text, '0123456789', 'abcdfghjkl'), $1, $1 from generate_series(1, $2::int) n`,
    finn.id,
    limit,
  );
  await app.run('delete from post where id = $1', first.id);
  const { sql } = app.backend;
  for (
    let place = await pruneWords(sql, { word: 'y', sourceId: first.id });
    place;
    place = await pruneWords(sql, place)
  );
  const inherited = await app.run(`select from search_word where author_id = $1 and word like 'z%q'`, finn.id);
  expect(inherited.length).toBeGreaterThan(0);
  await app.run(
    `insert into search_word (word, source_id, author_id)
     select 'more' || translate(n::text, '0123456789', 'abcdfghjkl'), $1, $1 from generate_series(1, 200) n`,
    finn.id,
  );
  const second = await app.post(eve, { content: all.slice(200).join(' ') });
  await app.post(finn, { content: all.slice(200).join(' ') });
  await app.run('delete from post where id = $1', second.id);
  for (
    let place = await pruneWords(sql, { word: 'y', sourceId: first.id });
    place;
    place = await pruneWords(sql, place)
  );
  expect(await app.run(`select from search_word where author_id = $1 and word like 'z%q'`, finn.id)).toHaveLength(
    inherited.length,
  );
  await app.run('delete from search_word where source_id = $1', finn.id);
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
