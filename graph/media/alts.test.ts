import { beforeAll, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ride: Made;
let image: string;
beforeAll(async () => {
  ada = await app.member('ada');
  ride = await app.ride(ada, { date: '2086-01-01' });
  image = dataUrlOf('png', await pictureStored().resize(900, 600).png().toBuffer());
});

const pictures = 'pictures { url alt width height placeholder srcset small: srcset(format: AVIF) }';
const createDocument = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id ${pictures} } } }`;
const updateDocument = `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { post { ${pictures} } } }`;

async function create(input: object) {
  const { data, error } = await app.as(ada).query(createDocument, { input: { content: 'Look', ...input } });
  return { post: data?.createPost?.post, error };
}
async function update(postId: string, changes: object) {
  const { data, error } = await app.as(ada).query(updateDocument, { input: { postId, ...changes } });
  return { alts: data?.updatePost?.post.pictures.map(({ alt }: { alt: string | null }) => alt), error };
}

test('a picture of a post tells its size, its widths, its blur and what it shows', async () => {
  const elsewhere = 'https://pictures.example/hill.jpg';
  const { post } = await create({ mediaUrls: [image, elsewhere], mediaAlts: ['  Fog on the pass '] });
  const [first, second] = post.pictures;
  const base = first.url.replace('.webp', '');
  expect(first).toEqual({
    url: expect.stringMatching(/^\/media\/[0-9a-f]{64}\.webp$/),
    alt: 'Fog on the pass',
    width: 900,
    height: 600,
    placeholder: expect.stringMatching(/^[\w+/]{20,60}=*$/),
    srcset: `${base}/256.webp 256w, ${base}/480.webp 480w, ${base}/800.webp 800w, ${base}/1200.webp 900w`,
    small: `${base}/256.avif 256w, ${base}/480.avif 480w, ${base}/800.avif 800w, ${base}/1200.avif 900w`,
  });
  const unknown = { alt: null, width: null, height: null, placeholder: null, srcset: null, small: null };
  expect(second).toEqual({ url: elsewhere, ...unknown });
});

test('pictures that stay keep their words, others lose them, and words can be changed alone', async () => {
  const [one, two] = ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg'];
  const { post } = await create({ mediaUrls: [one, two], mediaAlts: ['One', 'Two'] });
  expect(
    await update(post.id, { mediaUrls: ['HTTPS://Pictures.example/2.jpg', 'https://pictures.example/3.jpg'] }),
  ).toEqual({
    alts: ['Two', null],
    error: null,
  });
  expect(await update(post.id, { content: 'Else' })).toEqual({ alts: ['Two', null], error: null });
  expect(await update(post.id, { mediaAlts: ['', 'Three'] })).toEqual({ alts: [null, 'Three'], error: null });
  expect(await update(post.id, { mediaUrls: [] })).toEqual({ alts: [], error: null });
});

test.each([
  [{ mediaUrls: [], mediaAlts: ['Of nothing'] }, 'mediaAlts must have no more entries than mediaUrls'],
  [
    { mediaUrls: ['https://pictures.example/1.jpg'], mediaAlts: ['x'.repeat(1001)] },
    'mediaAlts must have at most 1,000 characters',
  ],
])('words that are too many are refused', async (input, message) => {
  expect((await create(input)).error).toEqual({ code: 'BAD_USER_INPUT', message, field: 'mediaAlts' });
});

test('the picture of a moment has words too, which go with it', async () => {
  const share =
    'mutation ($input: ShareMomentInput!) { shareMoment(input: $input) { moment { id picture { alt width } } } }';
  const input = { postId: ride.id, imageUrl: image, imageAlt: 'Top' };
  const { data } = await app.as(ada).query(share, { input });
  const { id, picture } = data.shareMoment.moment;
  expect(picture).toEqual({ alt: 'Top', width: 900 });
  const change = 'mutation ($input: UpdateMomentInput!) { updateMoment(input: $input) { moment { picture { alt } } } }';
  const edit = async (changes: object) =>
    (await app.as(ada).query(change, { input: { momentId: id, ...changes } })).data.updateMoment.moment.picture;
  expect(await edit({ description: 'Windy' })).toEqual({ alt: 'Top' });
  expect(await edit({ imageUrl: 'https://pictures.example/4.jpg' })).toEqual({ alt: null });
  expect(await edit({ imageAlt: 'Lake' })).toEqual({ alt: 'Lake' });
  expect(await edit({ imageUrl: 'HTTPS://pictures.example:443/4.jpg' })).toEqual({ alt: 'Lake' });
  expect(await edit({ imageUrl: null })).toBeNull();
});

test('twenty posts with photos cost one statement more, hold no bytes of them and weigh at most 60 KB', async () => {
  const hash = `md5(n::text) || md5('rest of ' || n)`;
  await app.run(
    `insert into media (hash, width, height, byte_count, placeholder)
     select ${hash}, 2048, 1365, 400000, '1QcSHQRnh493V4dIh4eXh1h4kJUI' from generate_series(1, 20) n`,
  );
  await app.run(
    `insert into post (id, author_id, content, privacy, media_urls, media_alts, created_at)
     select gen_random_uuid(), $1, repeat('x', 280), 'public', array['/media/' || ${hash} || '.webp'],
       array['A view of the valley'], now() from generate_series(1, 20) n`,
    ada.id,
  );
  const feedOf = (field: string) => `{ feed(first: 20) { edges { cursor node {
    id content privacy isRide likeCount commentCount viewerHasLiked viewerCanEdit createdAt
    author { id username profilePicture isViewer } group { id name } ${field} } } } }`;
  const ask = async (field: string) => JSON.stringify((await app.as(ada).query(feedOf(field))).data);
  const statements = [await countSql(app, () => ask('mediaUrls')), await countSql(app, () => ask(pictures))];
  expect(statements[1]).toBe((statements[0] ?? 0) + 1);
  const text = await ask('pictures { url alt width height placeholder srcset }');
  expect(text.match(/1600\.webp 1600w/g)).toHaveLength(20);
  expect(text).not.toContain('data:');
  expect(text.length).toBeLessThan(60_000);
});
