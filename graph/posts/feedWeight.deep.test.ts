import { beforeAll, describe, expect, test, vi } from 'vitest';
import { clientOperations } from '../../web/build/clientOperations.ts';
import type { Made, Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';

// The test creates, uploads and stores twenty photos.
vi.setConfig({ hookTimeout: 120_000 });

const app = useApp({ RATE_LIMITS: '{"uploads": 1000}' });
let ada: Member;
let group: Made;

const createDocument = `mutation ($input: CreatePostInput!) { createPost(input: $input) { post { id } } }`;
const words = 'Out along the canal, over the three hills and back by the mill before the rain. '
  .repeat(4)
  .slice(0, 280);

/** A unique picture. */
const pictureOf = async (index: number, width: number, height: number) =>
  dataUrlOf(
    'png',
    await pictureStored()
      .modulate({ hue: index * 11, brightness: 1 - index / 100 })
      .resize(width, height, { fit: 'fill' })
      .png()
      .toBuffer(),
  );

async function createRide(author: Member, index: number): Promise<string> {
  const ride = {
    distance: 31.5 + index,
    type: 'gravel',
    pace: '15–17 mph, nobody is left behind',
    elevation: 1850 + index,
    date: '2086-06-01',
    time: '06:30',
    timeZone: 'America/New_York',
    location: 'Mill Square, in front of the old bakery',
    duration: '2h 30m',
  };
  const mediaUrls = [await pictureOf(index, 2048, 1365)];
  const mediaAlts = ['Six riders on a gravel road between two hedges, hills behind'];
  const input = { content: `${index}: ${words}`, ride, mediaUrls, mediaAlts, groupId: group.id };
  const { data, error } = await app.as(author).query(createDocument, { input });
  expect(error).toBeNull();
  return data.createPost.post.id;
}

beforeAll(async () => {
  const names = Array.from({ length: 8 }, (_, index) => `rider_of_the_hills_${index}`);
  const riders = Object.values(await app.cast(...names));
  ada = await app.member('ada');
  group = await app.group('Sunday Gravel Society', ada, ...riders);
  for (const [index, rider] of riders.entries()) {
    const { status } = await app.as(rider).patch(`/api/users/${rider.id}`, {
      profilePicture: await pictureOf(40 + index, 400, 400),
    });
    expect(status).toBe(200);
  }
  for (let index = 0; index < 20; index += 1) {
    const [author, ...others] = riders.map((_, at) => riders[(index + at) % riders.length]);
    if (!author) throw new Error('Nobody is there to ride');
    const id = await createRide(author, index);
    for (const other of others.slice(0, 5)) {
      if (other) expect((await app.as(other).post(`/api/rides/${id}/join`, {})).status).toBe(200);
    }
  }
});

describe('a feed of twenty rides with photos, faces and a group weighs at most 60 KB and holds addresses only', () => {
  const expectLight = (body: unknown) => {
    const json = JSON.stringify(body);
    expect(json).not.toContain('data:');
    expect(json.match(/\/media\/[0-9a-f]{64}/g)?.length).toBeGreaterThanOrEqual(20);
    expect(Buffer.byteLength(json)).toBeLessThanOrEqual(60_000);
  };

  test('as the web client asks for it', async () => {
    const { body = '' } = (await clientOperations()).find(({ name }) => name === 'HomeFeed') ?? {};
    const { data, error } = await app.as(ada).query(body, { scope: 'EVERYONE' });
    expect(error).toBeNull();
    expect(data.feed.edges).toHaveLength(20);
    for (const { node } of data.feed.edges) {
      expect(node).toMatchObject({
        __typename: 'Post',
        pictures: [{ __typename: 'Picture', width: 2048, placeholder: expect.any(String), alt: expect.any(String) }],
        author: { profilePicture: expect.stringMatching(/^\/media\//) },
        group: { name: 'Sunday Gravel Society' },
      });
      expect(node.ride.participants.nodes).toHaveLength(4);
    }
    expectLight({ data });
  });

  test('by REST', async () => {
    const { body } = await app.as(ada).get('/api/posts/feed?page=1&limit=20&showAll=true');
    expect(body).toHaveLength(20);
    expectLight(body);
  });
});
