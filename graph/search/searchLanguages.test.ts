import { beforeAll, describe, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: JSON.stringify({ reads: 1_000_000 }) });
let ada: Member;
beforeAll(async () => {
  ada = await app.member('ada');
});

const contents = {
  german: 'Wir haben heute die alten Fahrräder geputzt und sind über zwei Brücken gefahren',
  spelled: 'Das war eine Tour mit Fahrraedern nach Muenchen',
  short: 'Neue Straßenräder',
  english: 'The rider was riding with a bike over the bridges of Zürich',
  race: '周末的自行车比赛很好',
  swapped: '车自行其是',
  apart: '他自行解决。行车安全',
  mixed: 'Morning ride 环法自行车 with friends',
  japanese: '明日は自転車レースに参加します',
  tower: '東京タワーの近くを走る',
  thai: 'วันนี้ปั่นจักรยานไปทะเล',
  korean: '주말에 자전거를 타고 한강까지 갔어요',
} as const;
type Name = keyof typeof contents;

const document = `query ($query: String!) {
  search(query: $query, first: 50) {
    users { nodes { text: displayName } } posts { nodes { text: content } }
    groups { nodes { text: name } } events { nodes { text: title } }
  }
}`;

async function find(query: string): Promise<Record<'users' | 'posts' | 'groups' | 'events', string[]>> {
  const { data, error } = await app.as(ada).query(document, { query });
  expect(error).toBeNull();
  return Object.fromEntries(
    Object.entries<{ nodes: { text: string }[] }>(data.search).map(([list, { nodes }]) => [
      list,
      nodes.map(({ text }) => text),
    ]),
  ) as Awaited<ReturnType<typeof find>>;
}

describe('posts', () => {
  beforeAll(async () => {
    for (const content of Object.values(contents)) await app.post(ada, { content });
  });

  test.each<[string, Name[]]>([
    // German inflections, with and without umlauts, and umlauts written as two letters.
    ['Fahrrad', ['german', 'spelled']],
    ['fahrräder', ['german', 'spelled']],
    ['Fahrradern', ['german', 'spelled']],
    ['Fahrraeder', ['german', 'spelled']],
    ['Brücke', ['german']],
    ['bruecken', ['german']],
    ['München', ['spelled']],
    ['strassenrad', ['short']],
    ['altes Fahrrad', ['german']],
    // English texts match by English stems only.
    ['rides', ['english', 'mixed']],
    ['bridge', ['english']],
    ['rider', ['english']],
    // Han: character sequences, in texts of any language.
    ['自行车', ['race', 'mixed']],
    ['自行', ['race', 'swapped', 'apart', 'mixed']],
    ['车自行', ['swapped']],
    ['自行车比赛', ['race']],
    ['赛', ['race']],
    ['自行车 friends', ['mixed']],
    ['比赛 周末', ['race']],
    ['环法 morning', ['mixed']],
    ['自车', []],
    // Kana and kanji in one run, and half-width characters.
    ['自転車', ['japanese']],
    ['レース', ['japanese']],
    ['ﾚｰｽ', ['japanese']],
    ['東京タワー', ['tower']],
    ['京東', []],
    // Thai is written without spaces.
    ['จักรยาน', ['thai']],
    ['ทะเล', ['thai']],
    ['ยานจักร', []],
    // Korean words have particles at their end.
    ['자전거', ['korean']],
    ['자전거 한강', ['korean']],
    ['전거', []],
  ])('for %j are found by language', async (query, names) => {
    const { posts } = await find(query);
    expect(posts.toSorted()).toEqual(names.map((name) => contents[name]).toSorted());
  });

  test('are found by what they say after an edit, whatever its language', async () => {
    const { id } = await app.post(ada, { content: 'Nothing yet' });
    await app.as(ada).put(`/api/posts/${id}`, { content: '山道を上る' });
    expect((await find('山道')).posts).toEqual(['山道を上る']);
    await app.as(ada).put(`/api/posts/${id}`, { content: 'Wir fahren auf die Gipfel' });
    expect([(await find('山道')).posts, (await find('gipfels')).posts]).toEqual([[], ['Wir fahren auf die Gipfel']]);
    await app.as(ada).delete(`/api/posts/${id}`);
  });

  test('are found by the place of their ride in any script', async () => {
    await app.ride(ada, { content: 'Slow', date: '2087-01-01' });
    await app.run(`update ride set location = '富士山五合目'`);
    expect([(await find('富士山')).posts, (await find('山富士')).posts]).toEqual([['Slow'], []]);
  });
});

describe('members, groups and events', () => {
  beforeAll(async () => {
    await app.member('taro', { displayName: '山田太郎' });
    await app.member('jiro', { displayName: '田山二郎' });
    await app.group('北京自行车俱乐部');
    await app.group('Radfreunde');
    await app.run(`update "group" set description = 'Wir sind auf allen Wegen mit Rädern' where name = 'Radfreunde'`);
    await app.event({ title: 'ปั่นจักรยานเชียงใหม่', date: '2087-01-01' });
    await app.event({ title: '서울 자전거대회', date: '2087-01-01' });
  });

  test.each([
    ['山田', { users: ['山田太郎'] }],
    ['太郎', { users: ['山田太郎'] }],
    ['郎', { users: ['山田太郎', '田山二郎'] }],
    ['北京', { groups: ['北京自行车俱乐部'] }],
    ['乐部', { groups: ['北京自行车俱乐部'] }],
    ['rad', { groups: ['Radfreunde'] }],
    ['weges', { groups: ['Radfreunde'] }],
    ['เชียงใหม่', { events: ['ปั่นจักรยานเชียงใหม่'] }],
    ['자전거', { events: ['서울 자전거대회'] }],
  ])('for %j are found by name and text', async (query, expected) => {
    const { users, groups, events } = await find(query);
    expect({ users: users.toSorted(), groups, events }).toEqual({ users: [], groups: [], events: [], ...expected });
  });

  test('whose name is the text come first', async () => {
    await app.group('登山');
    await app.group('登山の会');
    await app.group('夏の登山');
    const { groups } = await find('登山');
    expect(groups[0]).toBe('登山');
    expect(groups).toHaveLength(3);
  });
});

test('words of runs without spaces are neither completed nor corrected by', async () => {
  await app.post(ada, { content: '自行车比赛 bicycle' });
  const words = await app.run<{ word: string }>(`select distinct word from search_word where word ~ '[^ -~]'`);
  expect(words.filter(({ word }) => /[\u0e00-\u0eff\u3040-\u9fff]/.test(word))).toEqual([]);
});
