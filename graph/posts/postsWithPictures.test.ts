import { beforeAll, expect, test } from 'vitest';
import { clientDocument } from '../test/clientDocument.ts';
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

test('the client’s page of photos costs 4 statements, and 3 for a visitor, however long it is', async () => {
  const photographers = [await app.member('one_photo'), await app.member('thirty_photos')];
  const hash = `md5(n::text) || md5('rest of ' || n)`;
  await app.run(
    `insert into media (hash, width, height, byte_count, placeholder)
     select ${hash}, 2048, 1365, 400000, '1QcSHQRnh493V4dIh4eXh1h4kJUI' from generate_series(1, 30) n`,
  );
  for (const [index, { id }] of photographers.entries())
    await app.run(
      `insert into post (id, author_id, content, privacy, media_urls, created_at)
       select gen_random_uuid(), $1, 'Photo', 'public', array['/media/' || ${hash} || '.webp'], now() from generate_series(1, $2) n`,
      id,
      index === 0 ? 1 : 30,
    );
  const costs = async (viewer: Member | null) => {
    const counts: number[] = [];
    for (const [index, { id }] of photographers.entries())
      counts.push(
        await countSql(app, async () => {
          const { data, error } = await app.as(viewer).query(clientDocument('UserPhotos'), { userId: id });
          const { edges } = data.user.postsWithPictures;
          expect([error, edges.length]).toEqual([null, index === 0 ? 1 : 30]);
          expect(edges[0].node.pictures[0].placeholder).not.toBeNull();
        }),
      );
    return counts;
  };
  await costs(cast.other);
  expect({ member: await costs(cast.other), visitor: await costs(null) }).toEqual({ member: [4, 4], visitor: [3, 3] });
});
