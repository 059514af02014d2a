import { beforeAll, expect, test } from 'vitest';
import type { Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

type Person = 'author' | 'clubmate' | 'other' | 'muter' | 'blocked';

const app = useApp();
let cast: Record<Person, Member>;
beforeAll(async () => {
  cast = await app.cast('author', 'clubmate', 'other', 'muter', 'blocked');
  const { author, clubmate, muter, blocked } = cast;
  const club = await app.group('Club', author, clubmate, muter, blocked);
  await app.mute(muter, author);
  await app.block(author, blocked);
  let minute = 0;
  for (const privacy of ['public', 'group', 'private'] as const) {
    for (const kind of ['photo', 'words'] as const) {
      minute += 1;
      const content = `${privacy} ${kind}`;
      const createdAt = new Date(Date.UTC(2026, 0, 1, 0, minute));
      const { id } = await app.post(author, { content, privacy, groupId: club.id, createdAt });
      if (kind === 'photo')
        await app.run(`update post set media_urls = '{https://example.com/loop.jpg}' where id = $1`, id);
    }
  }
});

const document = `query ($id: ID!, $first: Int!) { user(id: $id) {
  postsWithPictures(first: $first) { nodes { id content pictures { url alt width } } } } }`;

test.each([
  ['author', ['private photo', 'group photo', 'public photo']],
  ['clubmate', ['group photo', 'public photo']],
  ['other', ['public photo']],
  [null, ['public photo']],
  ['muter', []],
] as const)('of the pictures of a member %s sees those of the posts that they may read', async (name, contents) => {
  const { data, error } = await app.as(name && cast[name]).query(document, { id: cast.author.id, first: 20 });
  expect(error).toBeNull();
  const { nodes } = data.user.postsWithPictures;
  expect(nodes.map(({ content }: { content: string }) => content)).toEqual(contents);
  for (const { pictures } of nodes) expect(pictures).toMatchObject([{ url: 'https://example.com/loop.jpg' }]);
});

test('the blocked see no pictures, as they see no profile', async () => {
  const { data } = await app.as(cast.blocked).query(document, { id: cast.author.id, first: 20 });
  expect(data.user).toBeNull();
});

test('a page of pictures costs the same statements however long it is', async () => {
  const ask = (first: number) => () => app.as(cast.author).query(document, { id: cast.author.id, first });
  await ask(1)();
  // The session, the member and the page. Pictures stored elsewhere have no row.
  expect([await countSql(app, ask(1)), await countSql(app, ask(3))]).toEqual([3, 3]);
});
