import { beforeEach, expect, test } from 'vitest';
import type { Made, Member } from '../test/factories.ts';
import { useApp } from '../test/useApp.ts';

const app = useApp({ RATE_LIMITS: '{"texts":{"points":4,"seconds":600}}' });
let ada: Member;
let ben: Member;
let club: Made;
beforeEach(async () => {
  await app.run('truncate "user", "group" cascade');
  ({ ada, ben } = await app.cast('ada', 'ben'));
  club = await app.group('Spinners', ada, ben);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
  await app.run('update "group" set description = null');
});

const facts = { title: 'Dawn patrol', date: '2087-05-02', time: '06:30', location: 'Pier' };
const plan = () => app.as(ada).post(`/api/groups/${club.id}/events`, facts);
const acts = () =>
  app.run('select verb, note from operator_log where operator = $1 order by id', `organiser ${ada.id}`);

test('each act of an organiser counts as a text of theirs', async () => {
  const invitations = `/api/groups/${club.id}/invitations`;
  for (let count = 0; count < 2; count += 1) {
    const { body } = await app.as(ada).post(invitations, {});
    expect((await app.as(ada).delete(`/api/group-invitations/${body.invitation.id}`)).status).toBeLessThan(300);
  }
  const refused = await app.as(ada).post(invitations, {});
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect((await app.as(ada).delete(`/api/groups/${club.id}/members/${ben.id}`)).status).toBe(429);
  expect(await acts()).toHaveLength(4);
});

test('an edit that changes nothing is no act', async () => {
  const { body: event } = await plan();
  const before = await acts();
  expect((await app.as(ada).patch(`/api/events/${event.id}`, { title: facts.title })).status).toBe(200);
  expect((await app.as(ada).patch(`/api/groups/${club.id}`, { name: 'Spinners' })).status).toBe(200);
  expect(await acts()).toEqual(before);
  expect((await app.as(ada).patch(`/api/events/${event.id}`, { title: facts.title, location: 'Mill' })).status).toBe(
    200,
  );
  expect((await acts()).at(-1)).toEqual({ verb: 'event edit', note: 'location' });
});

test('the log keeps no words of an organiser about an event', async () => {
  const { body: event } = await plan();
  const callOff = 'mutation ($input: CallOffEventInput!) { callOffGroupEvent(input: $input) { event { id } } }';
  expect(
    (await app.as(ada).query(callOff, { input: { eventId: event.id, reason: 'Ice on the pier' } })).error,
  ).toBeNull();
  expect((await app.as(ada).delete(`/api/events/${event.id}`)).status).toBeLessThan(300);
  expect(await acts()).toEqual([
    { verb: 'event create', note: null },
    { verb: 'event call-off', note: null },
    { verb: 'event cancel', note: null },
  ]);
});

test('the removal of a post counts as a text, and the log keeps none of its words', async () => {
  const post = await app.post(ben, { groupId: club.id, privacy: 'group' });
  const remove = (contentId: string) =>
    app.as(ada).post('/api/groups/removals', { contentId, reason: 'spam', words: 'Ben sells helmets' });
  expect((await remove(post.id)).status).toBe(200);
  expect(await acts()).toEqual([{ verb: 'content remove', note: 'post, spam' }]);
  for (let count = 0; count < 3; count += 1) expect((await plan()).status).toBeLessThan(300);
  const other = await app.post(ben, { groupId: club.id, privacy: 'group' });
  expect((await remove(other.id)).body).toMatchObject({ code: 'RATE_LIMITED' });
  expect((await app.as(ben).get(`/api/posts/${other.id}`)).status).toBe(200);
});

test('a refused change of the kind narrows no post', async () => {
  const post = await app.post(ben, { groupId: club.id, privacy: 'public' });
  for (let count = 0; count < 4; count += 1) expect((await plan()).status).toBeLessThan(300);
  const close = () => app.as(ada).patch(`/api/groups/${club.id}`, { kind: 'closed' });
  expect((await close()).body).toMatchObject({ code: 'RATE_LIMITED' });
  const state = () =>
    app.run('select g.kind, p.privacy from "group" g join post p on p.group_id = g.id where p.id = $1', post.id);
  expect(await state()).toEqual([{ kind: 'open', privacy: 'public' }]);
});

test('the description of every act that costs a text names the limit', async () => {
  const acts =
    `planGroupEvent editGroupEvent callOffGroupEvent putGroupEventOnAgain deleteGroupEvent createGroupInvitation
    revokeGroupInvitation answerGroupRequest appointOrganiser editGroup removeGroupMember setPinnedPost setGroupRules announceToGroup
    removeGroupContent thankRiders extendSeries`.split(/\s+/);
  const { data } = await app.as(null).query('{ __type(name: "Mutation") { fields { name description } } }');
  const fields: { name: string; description: string }[] = data.__type.fields;
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(acts));
  const silent = fields.filter(
    ({ name, description }) =>
      acts.includes(name) && !/RATE_LIMITED( beyond the limit of texts|[,.])/.test(description),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
