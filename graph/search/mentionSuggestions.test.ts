import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { doors } from '../platform/limits/doors.ts';
import type { Made, Member } from '../test/factories.ts';
import { countSql } from '../test/sqlCounter.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp();
let members: Record<'viewer' | 'marta' | 'mario' | 'imani' | 'maeve' | 'mats' | 'tom', Member>;
let ride: Made;
beforeAll(async () => {
  members = await app.cast('viewer', 'marta', 'mario', 'imani', 'maeve', 'mats', 'tom');
  await app.run(`update "user" set display_name = 'Zoë Másson' where id = $1`, members.tom.id);
  ride = await app.ride(members.tom, { date: '2086-01-01' });
  await app.participate(ride, members.mats);
  await app.comment(members.maeve, ride);
  await app.follow(members.viewer, members.imani);
});
beforeEach(async () => {
  for (const table of ['block', 'mute']) await app.run(`delete from ${table}`);
});

const document = `query ($text: String!, $postId: ID) {
  mentionSuggestions(text: $text, postId: $postId) { isInConversation user { username viewerIsFollowing } }
}`;
interface Suggested {
  isInConversation: boolean;
  user: { username: string; viewerIsFollowing: boolean };
}
async function suggest(text: string, postId?: string, viewer: Member | null = members.viewer): Promise<string[]> {
  const { data, error } = await app.as(viewer).query(document, { text, postId });
  expect(error).toBeNull();
  return data.mentionSuggestions.map(
    ({ isInConversation, user }: Suggested) =>
      `${user.username}${isInConversation ? ' here' : ''}${user.viewerIsFollowing ? ' followed' : ''}`,
  );
}

describe('suggestions for a mention', () => {
  test('have the riders, commenters and author of the post first, then who is followed, then the search', async () => {
    expect(await suggest('ma', ride.id)).toEqual([
      'maeve here',
      'mats here',
      'tom here',
      'imani followed',
      'mario',
      'marta',
    ]);
    expect(await suggest('Ma')).toEqual(['imani followed', 'maeve', 'mario', 'marta', 'mats', 'tom']);
  });

  test('for a blank text are of who is near, and never the viewer', async () => {
    expect(await suggest('', ride.id)).toEqual(['maeve here', 'mats here', 'tom here', 'imani followed']);
    expect(await suggest(' ')).toEqual(['imani followed']);
    expect(await suggest('viewer', ride.id)).toEqual([]);
    expect(await suggest('', ride.id, members.tom)).toEqual(['maeve here', 'mats here']);
  });

  test('ignore case and accents, and find nobody by a pattern', async () => {
    expect(await suggest('MASSON', ride.id)).toEqual(['tom here']);
    for (const text of ['%', '\\', '!']) expect(await suggest(text, ride.id)).toEqual([]);
  });

  test('are for members, with texts of at most 200 characters', async () => {
    expect(await suggest('ma', ride.id, null)).toEqual([]);
    const { error } = await app.as(members.viewer).query(document, { text: 'm'.repeat(201) });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', field: 'text' });
  });

  test('lack who has blocked the viewer, and who is blocked or muted is not near', async () => {
    await app.block(members.maeve, members.viewer);
    await app.block(members.viewer, members.mats);
    await app.mute(members.viewer, members.imani);
    expect(await suggest('', ride.id)).toEqual(['tom here']);
    expect(await suggest('mae', ride.id)).toEqual([]);
  });

  test('know no conversation of a post that the viewer may not read, nor of none', async () => {
    const secret = await app.post(members.tom, { privacy: 'private' });
    await app.comment(members.tom, secret);
    for (const postId of [secret.id, '0199a000-0000-7000-8000-000000000000', 'no id'])
      expect(await suggest('tom', postId)).toEqual(['tom']);
  });

  test('cost 3 statements for a blank text, else 4: session, near, search, who is followed', async () => {
    await suggest('ma', ride.id);
    const costs = [];
    for (const text of ['', 'ma', 'marta']) costs.push(await countSql(app, () => suggest(text, ride.id)));
    expect(costs).toEqual([3, 4, 4]);
  });
});

describe('many suggestions at once', () => {
  const wide = useApp({ QUERY_LIMITS: '{"aliases":60,"cost":5000}' });

  test('wait in the queue of searches, also those of the conversation', async () => {
    const { ada } = await wide.cast('ada');
    const asked = doors.search.running.ofOne + doors.search.waiting.ofOne + 5;
    const fields = Array.from(
      { length: asked },
      (_, index) => `s${index}: mentionSuggestions(text: $text) { isInConversation }`,
    );
    // Compiled, because an interpreted operation fails before all of its fields have left the queue.
    const ask = (count: number) =>
      wide.as(ada).query(`query ($text: String!) { ${fields.slice(0, count).join(' ')} }`, { text: '' });
    expect((await ask(asked)).error).toMatchObject({ code: 'RATE_LIMITED' });
    const { data } = await ask(30);
    expect(Object.keys(data)).toHaveLength(30);
  });
});
