import { beforeAll, describe, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let plain: Made;
let ride: Made;
let forGroup: Made;
let secret: Made;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  const { cleo } = await app.cast('cleo');
  const group = await app.group('Climbers', ada, ben);
  plain = await app.post(ada);
  ride = await app.ride(ada, { date: '2086-01-01' });
  forGroup = await app.post(ada, { privacy: 'group', groupId: group.id });
  secret = await app.ride(ada, { date: '2086-01-01', privacy: 'private' });
  await app.participate(ride, ben);
  await app.participate(ride, cleo);
  const comment = await app.comment(ben, plain);
  await app.comment(ada, plain, { parent: comment });
  await app.comment(cleo, ride);
  for (const liker of [ben, cleo]) await app.as(liker).post('/api/likes/toggle', { postId: plain.id });
});

const ask = (viewer: Member | null, postIds: unknown) => app.as(viewer).post('/api/posts/metadata/batch', { postIds });
const all = () => [plain, ride, forGroup, secret].map(({ id }) => id);

describe('POST /api/posts/metadata/batch', () => {
  test('answers a map of counts, replies included, no participants of a plain post', async () => {
    const { status, body } = await ask(ada, all());
    expect(status).toBe(200);
    expect(body).toEqual({
      [plain.id]: { likes: 2, comments: 2, participants: 0 },
      [ride.id]: { likes: 0, comments: 1, participants: 3 },
      [forGroup.id]: { likes: 0, comments: 0, participants: 0 },
      [secret.id]: { likes: 0, comments: 0, participants: 1 },
    });
  });

  test('is open to visitors, and leaves out what one may not see', async () => {
    const keys = async (viewer: Member | null) => Object.keys((await ask(viewer, all())).body).sort();
    expect(await keys(null)).toEqual([plain.id, ride.id].sort());
    expect(await keys(ben)).toEqual([plain.id, ride.id, forGroup.id].sort());
    expect(await keys(ada)).toEqual(all().sort());
  });

  test('leaves out what is unknown or no id, and counts nothing twice', async () => {
    const { body } = await ask(null, [
      plain.id,
      plain.id.toUpperCase(),
      'x',
      '',
      '0199a000-0000-7000-8000-000000000000',
    ]);
    expect(body).toEqual({ [plain.id]: { likes: 2, comments: 2, participants: 0 } });
    expect((await ask(null, [])).body).toEqual({});
  });

  test('tells a muter nothing of those they have muted, nor of their comments', async () => {
    await app.mute(ben, ada);
    expect((await ask(ben, all())).body).toEqual({});
    await app.run('delete from mute');
    const { dan } = await app.cast('dan');
    await app.mute(dan, ben);
    expect((await ask(dan, [plain.id])).body[plain.id]).toEqual({ likes: 2, comments: 0, participants: 0 });
  });

  test('takes a hundred ids, not a hundred and one, in a constant number of statements', async () => {
    const ids = Array.from({ length: 100 }, () => plain.id);
    const many = await Promise.all(Array.from({ length: 60 }, () => app.post(ada)));
    const cost = (postIds: string[]) => countSql(app, () => ask(ada, postIds));
    await cost([plain.id]);
    expect(await cost([plain.id, ...many.map(({ id }) => id)])).toBe(await cost([plain.id]));
    expect((await ask(null, ids)).status).toBe(200);
    const { status, body } = await ask(null, [...ids, plain.id]);
    expect([status, body]).toMatchObject([
      400,
      { code: 'BAD_USER_INPUT', message: 'postIds must have at most 100 entries' },
    ]);
  });

  test.each([[undefined], [null], ['x'], [{}], [5], [[5]], [[null]], [[['x']]]])('refuses %j', async (postIds) => {
    const { status, body } = await ask(ada, postIds);
    expect([status, body]).toMatchObject([400, { code: 'BAD_USER_INPUT', message: 'postIds must be a list of ids' }]);
  });

  test('is refused, like every other call, where the token is dead', async () => {
    const { status, body } = await app
      .with({ authorization: 'Bearer dead' })
      .post('/api/posts/metadata/batch', { postIds: [plain.id] });
    expect([status, body]).toEqual([401, { code: 'UNAUTHENTICATED', message: 'Authentication required' }]);
  });
});
