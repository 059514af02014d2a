import { version } from 'uuid';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Caller } from '../../test/caller.ts';
import type { Member } from '../../test/factories.ts';
import { bareRide } from '../../test/rideDoors.ts';
import { useApp } from '../../test/useApp.ts';

const app = useApp();
let ada: Member;
let ben: Member;
let rideId: string;
let idOfAccount: string;
beforeAll(async () => {
  ({ ada, ben } = await app.cast('ada', 'ben'));
  const passwords = { password: 'hill-climb', confirmPassword: 'hill-climb' };
  const account = await app
    .as(null)
    .post('/api/auth/register', { username: 'noor', displayName: 'Noor', ...passwords });
  idOfAccount = account.body.id;
  ({ id: rideId } = await app.ride(ada, { date: '2099-01-01' }));
});

interface Creation {
  noun: string;
  make(caller: Caller): Promise<string>;
}

const made = async (answer: Promise<{ body: { id: string } }>) => (await answer).body.id;

const creations: Creation[] = [
  { noun: 'User', make: async () => idOfAccount },
  { noun: 'Post', make: (caller) => made(caller.post('/api/posts', { content: 'Full gas' })) },
  {
    noun: 'Post',
    make: (caller) => made(caller.post('/api/posts', { content: 'Ride on', isRide: true, rideData: bareRide })),
  },
  { noun: 'Comment', make: (caller) => made(caller.post('/api/comments', { postId: rideId, content: 'See you' })) },
  { noun: 'Moment', make: (caller) => made(caller.post(`/api/rides/${rideId}/moments`, { description: 'Flat' })) },
];

describe('an id that the server makes', () => {
  test.each(creations)('for a $noun is a UUID of version 7, the same at both doors', async ({ noun, make }) => {
    const id = await make(app.as(ada));
    expect(version(id)).toBe(7);
    const { data, error } = await app.as(ada).query('query ($id: ID!) { node(id: $id) { __typename id } }', { id });
    expect(error).toBeNull();
    expect(data.node).toEqual({ __typename: noun, id });
  });

  test('for a report is one too', async () => {
    const report = { targetType: 'post', targetId: rideId, reason: 'Advertising' };
    const { body } = await app.as(ben).post('/api/reports', report);
    expect(version(body.reportId)).toBe(7);
  });

  test('stays what it is when what it names is edited', async () => {
    const { id } = await app.post(ada);
    const { body } = await app.as(ada).put(`/api/posts/${id}`, { content: 'Later', privacy: 'private' });
    expect(body.id).toBe(id);
    const profile = await app
      .as(ada)
      .query('mutation { updateProfile(input: {displayName: "Ada L."}) { user { id } } }');
    expect(profile.data.updateProfile.user.id).toBe(ada.id);
  });
});
