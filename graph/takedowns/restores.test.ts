import { Client } from 'pg';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { revokeSecrets } from '../auth/auth.ts';
import { setSuspension } from '../auth/suspending.ts';
import { openBoard } from '../test/boards.ts';
import { linkTo } from '../test/calendars.ts';
import type { Caller } from '../test/caller.ts';
import { startIn } from '../test/emergencyDoors.ts';
import type { Member } from '../test/factories.ts';
import { dataUrlOf, pictureStored } from '../test/pictures.ts';
import { useApp } from '../test/useApp.ts';
import { waitForWaiting } from '../test/whileLocked.ts';

// The state that a removal keeps until its restore, and what members can do meanwhile.

const app = useApp();
let board: Caller;
beforeAll(async () => {
  board = app.with(await openBoard(app, 'hanna'));
});
beforeEach(() => app.run('delete from "user"'));

async function remove(content: string, picture: string | null = null): Promise<string> {
  const { data, error } = await board.query(
    `mutation ($content: String!, $picture: String) {
       removeContent(input: { content: $content, picture: $picture, reason: SPAM, words: "Not here" }) { takedown { id } } }`,
    { content, picture },
  );
  expect(error).toBeNull();
  return data.removeContent.takedown.id;
}
async function restore(id: string): Promise<void> {
  const document = `mutation { restoreContent(input: { takedownId: "${id}" }) { takedown { decision } } }`;
  expect((await board.query(document)).error).toBeNull();
}

const begin = async (text: string, values: unknown[] = []) => {
  const client = new Client({ connectionString: String(app.backend.orm.config.get('clientUrl')) });
  await client.connect();
  await client.query('begin');
  await client.query(text, values);
  return { commit: () => client.query('commit').finally(() => client.end()) };
};

test('a removed picture cannot be sent again, and a private copy of it cannot be opened', async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  const bytes = await pictureStored().resize(70).png().toBuffer();
  const picture = dataUrlOf('png', bytes);
  const post = (await app.as(ada).post('/api/posts', { content: 'One', mediaUrls: [picture] })).body;
  const url = post.mediaUrls[0];
  const copy = { content: 'Copy', mediaUrls: [url], privacy: 'private' };
  const { id: copyId } = (await app.as(ada).post('/api/posts', copy)).body;
  const id = await remove(post.id, url);
  const fault = { code: 'BAD_USER_INPUT', field: 'mediaUrls' };
  const again = { content: 'Again', mediaUrls: [picture] };
  for (const member of [ada, ben]) expect((await app.as(member).post('/api/posts', again)).body).toMatchObject(fault);
  expect((await app.as(ada).put(`/api/posts/${post.id}`, { mediaUrls: [picture] })).body).toMatchObject(fault);
  expect((await app.as(ada).patch(`/api/users/${ada.id}`, { profilePicture: picture })).status).toBe(400);
  const open = (privacy: string) => app.as(ada).put(`/api/posts/${copyId}`, { privacy });
  expect((await open('public')).body).toMatchObject(fault);
  expect((await fetch(app.url + url)).status).toBe(404);
  expect((await app.as(ada).put(`/api/posts/${copyId}`, { content: 'Mine', mediaUrls: [url] })).status).toBe(200);
  await restore(id);
  expect((await open('public')).status).toBe(200);
  expect((await app.as(ben).post('/api/posts', again)).status).toBe(201);
});

test('a post that was removed while its author was hidden is in feeds again after both have ended', async () => {
  const { ada } = await app.cast('ada');
  const post = await app.post(ada);
  await app.run('update post set is_withheld = true where id = $1', post.id);
  await restore(await remove(post.id));
  expect(await app.run('select is_withheld from post')).toEqual([{ is_withheld: false }]);
});

test('a restore mails nothing again, and still mails what has waited', async () => {
  const { ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo');
  const ride = await app.ride(ada, { date: '2087-01-01' });
  await app.run(`insert into mail_preference (user_id, mail_kinds) values ($1, '{comment,like}')`, ada.id);
  await app.as(ben).post('/api/comments', { postId: ride.id, content: 'Mailed' });
  await app.run('update notification set mail_due_at = null');
  await app.as(cleo).post('/api/likes/toggle', { postId: ride.id });
  const marks = () =>
    app.run('select kind, mail_due_at from notification where user_id = $1 and post_id is not null order by 1', ada.id);
  const before = await marks();
  expect(before).toMatchObject([{ kind: 'comment', mail_due_at: null }, { kind: 'like' }]);
  const id = await remove(ride.id);
  expect(await marks()).toEqual([]);
  await restore(id);
  expect(await marks()).toEqual(before);
});

test('the removal of a group keeps the comments that are written meanwhile to its newest posts', async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  const group = await app.group('Sprinters', ada, ben);
  const reader = await begin('select from "group" where id = $1 for key share', [group.id]);
  const removed = remove(group.id);
  await waitForWaiting(app, 1);
  const post = await app.post(ada, { groupId: group.id });
  const writer = await begin(
    `insert into comment (id, post_id, author_id, content) values (new_id(), $1, $2, 'Kept')`,
    [post.id, ben.id],
  );
  await reader.commit();
  await waitForWaiting(app, 1);
  await writer.commit();
  const id = await removed;
  expect((await app.run('select from comment')).length).toBe(0);
  await restore(id);
  expect(await app.run('select content from comment where post_id = $1', post.id)).toEqual([{ content: 'Kept' }]);
});

test('an operator reads the rest of what was found page by page, also what was written in one instant', async () => {
  const { ada } = await app.cast('ada');
  const pictures = ['a', 'b', 'c'].map((name) => `https://x.example/${name}.jpg`);
  await app.run(
    `insert into post (id, author_id, content, media_urls, created_at)
     select new_id(), $1, 'Helmets ' || n, case when n % 4 = 0 then $2::text[] else '{}' end, now() from generate_series(1, 24) n`,
    ...[ada.id, pictures],
  );
  const pageOf = async (first: number, after: string) => {
    const document = `query ($find: String!, $first: Int!, $after: String) {
      operator { content(find: $find, first: $first, after: $after) { nodes { kind id picture } pageInfo { hasNextPage endCursor } } }
    }`;
    return (await board.query(document, { find: `@${ada.username}`, first, after })).data.operator.content;
  };
  const all: { kind: string }[] = [];
  for (let page = { hasNextPage: true, endCursor: '' }; page.hasNextPage && all.length < 100; ) {
    const { nodes, pageInfo } = await pageOf(7, page.endCursor);
    all.push(...nodes);
    page = pageInfo;
  }
  const countOf = (kind: string) => all.filter((found) => found.kind === kind).length;
  expect(['POST', 'PICTURE', 'PROFILE'].map(countOf)).toEqual([24, 18, 1]);
  expect((await pageOf(100, '')).nodes).toEqual(all);
});

test('an operator finds a ride by the reason of its call-off, and reads the reason in a report', async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  const ride = await app.ride(ada, { content: 'Mill loop', date: '2087-01-01' });
  await app.as(ada).put(`/api/rides/${ride.id}/call-off`, { reason: 'Insults of ben' });
  const find = '{ operator { content(find: "insults of") { nodes { kind id excerpt } } } }';
  const found = [{ kind: 'POST', id: ride.id, excerpt: 'Mill loop Insults of ben' }];
  expect((await board.query(find)).data.operator.content.nodes).toEqual(found);
  await app.as(ben).post('/api/reports', { targetType: 'post', targetId: ride.id, reason: 'harassment' });
  const [report] = await app.run('select reported_text as text from report where target_id = $1', ride.id);
  expect(report).toEqual({ text: 'Mill loop\nInsults of ben' });
});

test('a restored ride opens no emergency contact, because its participants have not known of it', async () => {
  const { ada, ben } = await app.cast('ada', 'ben');
  const ride = await app.ride(ada, { date: '2087-05-01' });
  await app.participate(ride, ben);
  await app.as(ben).put(`/api/users/${ben.id}/emergency-contact`, { medicalNote: 'Asthma' });
  await startIn(app, ride, 30);
  const contacts = async () => (await app.as(ada).get(`/api/rides/${ride.id}/emergency-contacts`)).body.contacts;
  expect(await contacts()).toHaveLength(1);
  await restore(await remove(ride.id));
  expect(await contacts()).toBeNull();
});

test('a restored group brings back neither ended requests nor revoked links', async () => {
  const { ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo');
  const club = await app.group('Owls', ada, ben);
  await app.run(`update "group" set kind = 'closed' where id = $1`, club.id);
  await app.run('update group_member set organises_since = now()');
  await app.as(cleo).put(`/api/groups/${club.id}/request`, { words: 'Ben knows me' });
  expect((await app.as(ada).post(`/api/groups/${club.id}/invitations`, {})).status).toBe(200);
  const id = await remove(club.id);
  const { em } = app.backend.orm;
  await setSuspension({ em: em.fork(), now: new Date(), services: app.backend.services }, cleo.id, 'shown');
  await em.fork().transactional((transaction) => revokeSecrets(transaction, ada.id));
  await restore(id);
  expect(await app.run('select from "group" where id = $1', club.id)).toHaveLength(1);
  const left = 'select from group_request union all select from group_invitation';
  expect(await app.run(left)).toEqual([]);
});

/** A group with a request, a link to it and a link to its calendar, and what revokes each through the API. */
async function groupWithLinks() {
  const { ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo');
  const club = await app.group('Owls', ada, ben);
  await app.run(`update "group" set kind = 'closed' where id = $1`, club.id);
  await app.run('update group_member set organises_since = now() where user_id = $1', ada.id);
  await app.as(cleo).put(`/api/groups/${club.id}/request`, { words: 'Ben knows me' });
  await app.as(ada).post(`/api/groups/${club.id}/invitations`, {});
  await linkTo(app, ben, { kind: 'GROUP_RIDES', groupId: club.id });
  const [invitation] = await app.run<{ id: string }>('select id from group_invitation');
  const [feed] = await app.run<{ id: string }>('select id from calendar_feed');
  const mutations: [Member, string][] = [
    [ada, `revokeGroupInvitation(invitationId: "${invitation?.id}") { group { id } }`],
    [ben, `revokeCalendarFeed(feedId: "${feed?.id}") { revokedFeedId }`],
    [cleo, `setGroupRequest(groupId: "${club.id}", asked: false) { group { id } }`],
  ];
  const revoke = () => Promise.all(mutations.map(([member, text]) => app.as(member).query(`mutation { ${text} }`)));
  return { ada, ben, cleo, club, revoke };
}
const links = () =>
  app.run(`select 'invitation' as what from group_invitation union all select 'calendar' from calendar_feed
    union all select 'request' from group_request`);

/** Stops an act at a table, until some work waits behind it. */
async function whileActing<Result>(
  { act, table, waiting }: { act: () => Promise<Result>; table: string; waiting: number },
  work: () => Promise<unknown>,
): Promise<Result> {
  const reader = await begin(`lock table ${table} in access exclusive mode`);
  const acted = act();
  await waitForWaiting(app, 1);
  const worked = work();
  await waitForWaiting(app, 1 + waiting).finally(reader.commit);
  await worked;
  return acted;
}

/** Runs a removal up to the closing of reports, its last step, while some work waits behind it. */
const whileRemoving = (content: string, waiting: number, work: () => Promise<unknown>) =>
  whileActing({ act: () => remove(content), table: 'report', waiting }, work);

/** Runs a restore until its rows are back, while some work waits for its end. */
const whileRestoring = (id: string, waiting: number, work: () => Promise<unknown>) =>
  whileActing({ act: () => restore(id), table: 'calendar_cancellation', waiting }, work);

test('links and requests that end in the instant before the removal of their group stay ended', async () => {
  const { club } = await groupWithLinks();
  const revoked = await begin('delete from group_request; delete from group_invitation; delete from calendar_feed');
  const removed = remove(club.id);
  await waitForWaiting(app, 1);
  await revoked.commit();
  await restore(await removed);
  expect(await links()).toEqual([]);
});

test('links and requests that end during the removal of their group stay ended', async () => {
  const { club, revoke } = await groupWithLinks();
  await restore(await whileRemoving(club.id, 3, revoke));
  expect(await links()).toEqual([]);
});

test('links and requests that end during the restore of their group stay ended', async () => {
  const { club, revoke } = await groupWithLinks();
  await whileRestoring(await remove(club.id), 3, revoke);
  expect(await links()).toEqual([]);
});

test('links and requests that end after the removal of their group stay ended', async () => {
  const { club, revoke } = await groupWithLinks();
  const id = await remove(club.id);
  await revoke();
  await restore(id);
  expect(await links()).toEqual([]);
});

/** A new password of both owners of links, and a suspension of the owner of the request. */
function endAccess({ ada, ben, cleo }: { ada: Member; ben: Member; cleo: Member }) {
  const { em } = app.backend.orm;
  return Promise.all([
    em.fork().transactional((transaction) => revokeSecrets(transaction, ada.id)),
    em.fork().transactional((transaction) => revokeSecrets(transaction, ben.id)),
    setSuspension({ em: em.fork(), now: new Date(), services: app.backend.services }, cleo.id, 'shown'),
  ]);
}

test('a new password, and a suspension, during the removal of a group revoke the links to it', async () => {
  const { club, ...cast } = await groupWithLinks();
  await restore(await whileRemoving(club.id, 3, () => endAccess(cast)));
  expect(await links()).toEqual([]);
});

test('a new password, and a suspension, during the restore of a group revoke the links to it', async () => {
  const { club, ...cast } = await groupWithLinks();
  await whileRestoring(await remove(club.id), 3, () => endAccess(cast));
  expect(await links()).toEqual([]);
});

test('the removal of a reply names the author of the thread, whom a subscriber may have muted', async () => {
  const { ada, ben, cleo } = await app.cast('ada', 'ben', 'cleo');
  const post = await app.post(ada);
  const comment = await app.comment(ben, post);
  const reply = await app.comment(cleo, post, { parent: comment });
  await remove(reply.id);
  const [noted] = await app.run('select author_ids from removal where subject_id = $1', reply.id);
  expect(noted).toEqual({ author_ids: [cleo.id, ben.id] });
});
