import sharp from 'sharp';
import { expect, test } from 'vitest';
import { dataUrlOf } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ QUERY_LIMITS: '{"seconds":2}' });

test('posts whose photos wait for each other are all published: the queue takes none of the time of an operation', {
  timeout: 300_000,
}, async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const photo = await sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#000', noise } })
    .jpeg({ quality: 70 })
    .toBuffer();
  const document = 'mutation ($input: CreatePostInput!) { createPost(input: $input) { post { mediaUrls } } }';
  const members = Object.values(await app.cast('ada', 'ben', 'cleo', 'dan', 'eve', 'fay'));
  // Connections to the database are opened within the same limit: not while the photos keep the machine busy.
  for (const member of members) await app.tokenOf(member);
  const answers = await Promise.all(
    members.map((member) =>
      app.as(member).query(document, { input: { content: 'Look', mediaUrls: [dataUrlOf('jpeg', photo)] } }),
    ),
  );
  expect(answers.map(({ error }) => error)).toEqual(members.map(() => null));
});
