import { newId } from '../platform/lib/ids.ts';
import { makeAccessToken } from './accessTokens.ts';
import { linkToBoard } from './boards.ts';
import { linkTo } from './calendars.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import { insertInto } from './visibility/insertInto.ts';

/** A member who has at least one item in every list of the schema, and how each list is asked for. */
export interface ListsWithCursors {
  viewer: Member;
  /** By `Type.field`: the selection of the list, with its arguments at ARGS and its fields at FIELDS. */
  selections: Record<string, string>;
}

const dayAhead = '2099-06-01';

async function makePeople(app: TestApp) {
  const people = await app.cast('kestrel', 'ben', 'cleo', 'dora');
  const { kestrel, ben, cleo } = people;
  await app.follow(kestrel, ben);
  await app.follow(ben, kestrel);
  await app.mute(kestrel, cleo);
  await app.block(kestrel, cleo);
  const group = await app.group('Kestrel hill', kestrel, ben);
  await app.run('update group_member set organises_since = now() where user_id = $1', kestrel.id);
  await insertInto(app, 'group_request', { group_id: group.id, user_id: people.dora.id });
  await insertInto(app, 'group_rules', { id: newId(), group_id: group.id, version: 1, created_at: new Date() });
  return { ...people, group };
}

/** Makes a community in which every list of one member has an item. */
export async function makeListsWithCursors(app: TestApp): Promise<ListsWithCursors> {
  const { kestrel, ben, dora, group } = await makePeople(app);
  const ride = await app.ride(kestrel, { date: dayAhead, content: 'A kestrel' });
  const ridden = await app.ride(kestrel, { date: '2020-01-01' });
  await app.run('update ride_participant set is_here = true where post_id = $1', ridden.id);
  await app.participate(ride, ben);
  await app.wait(ride, dora);
  await app.run(`update post set media_urls = '{https://example.com/loop.jpg}' where id = $1`, ride.id);
  await app.moment(kestrel, ride);
  const comment = await app.comment(ben, ride);
  await app.comment(kestrel, ride, { parent: comment });
  const later = await app.comment(kestrel, ride);
  const event = await app.event({ title: 'Kestrel loop', date: dayAhead });
  await app.run('update event set group_id = $2 where id = $1', event.id, group.id);
  await app.register(event, ben);
  await app.run('insert into event_waiting (event_id, user_id) values ($1, $2)', event.id, dora.id);
  const caller = app.as(kestrel);
  await makeAccessToken(caller);
  await linkTo(app, kestrel);
  await caller.post(`/api/rides/${ride.id}/save`);
  await app.as(ben).post('/api/likes/toggle', { postId: ride.id });
  const warning = { kind: 'warning', author_id: kestrel.id, reason: 'other', words: 'Slow down' };
  await insertInto(app, 'takedown', { id: newId(), ...warning, created_at: new Date() });
  const appealed = { kind: 'comment', reason: 'other', words: 'Rude', appeal: 'No', appealed_at: new Date() };
  await insertInto(app, 'takedown', { id: newId(), author_id: ben.id, ...appealed, created_at: new Date() });
  await caller.post('/api/reports', { targetType: 'user', targetId: ben.id, reason: 'Rude' });
  await linkToBoard(app);
  const applicant = { username: 'ivo', display_name: 'Ivo', password_hash: 'x', created_at: new Date() };
  await insertInto(app, 'application', { id: newId(), ...applicant });

  const invitation = { id: newId(), max_uses: 1, created_at: new Date(), expires_at: new Date() };
  await insertInto(app, 'invitation', invitation);

  const root = (field: string) => `${field}(ARGS) FIELDS`;
  const ofPost = (field: string) => `post(id: "${ride.id}") { ${root(field)} }`;
  const ofRide = (field: string) => `post(id: "${ride.id}") { ride { ${root(field)} } }`;
  const ofEvent = (field: string) => `event(id: "${event.id}") { ${root(field)} }`;
  const ofComment = (field: string, { id }: Made) => `node(id: "${id}") { ... on Comment { ${root(field)} } }`;
  const ofUser = (field: string) => `viewer { ${root(field)} }`;
  const found = (field: string) => `search(query: "kestrel", first: 1) { ${field}(SEARCH) FIELDS }`;
  const named = (type: string, fields: readonly string[], spell: (field: string) => string) =>
    fields.map((field) => [`${type}.${field}`, spell(field)] as const);

  const selections = Object.fromEntries([
    ...named(
      'Query',
      ['blockedUsers', 'events', 'feed', 'groups', 'mutedUsers', 'notifications', 'rides', 'savedRides'],
      root,
    ),
    ...named('Query', ['groupMembers'], () => `groupMembers(groupId: "${group.id}", query: "kestrel", ARGS) FIELDS`),
    ...named('SearchResults', ['events', 'groups', 'posts', 'users'], found),
    ...named('Post', ['comments', 'likers'], ofPost),
    ...named('Comment', ['following', 'replies'], (field) => ofComment(field, comment)),
    ...named('Comment', ['previous'], (field) => ofComment(field, later)),
    ...named('Ride', ['followedParticipants', 'moments', 'participants', 'waiting'], ofRide),
    ...named('Event', ['followedParticipants', 'participants', 'waiting'], ofEvent),
    ...named('Ride', ['attendance'], (field) => `post(id: "${ridden.id}") { ride { ${root(field)} } }`),
    ...named(
      'Operator',
      [
        'appeals',
        'applications',
        'events',
        'groups',
        'invitations',
        'log',
        'members',
        'otherSessions',
        'reports',
        'takedowns',
      ],
      (field) => {
        return `operator { ${root(field)} }`;
      },
    ),
    ...named('Operator', ['content'], () => 'operator { content(find: "kestrel", ARGS) FIELDS }'),
    ...named(
      'Group',
      ['events', 'members', 'requests', 'rulesVersions'],
      (field) => `group(id: "${group.id}") { ${root(field)} }`,
    ),
    ...named(
      'User',
      [
        'accessTokens',
        'calendarFeeds',
        'followers',
        'following',
        'groups',
        'posts',
        'postsWithPictures',
        'rides',
        'sessions',
        'takedowns',
      ],
      ofUser,
    ),
  ]);
  return { viewer: kestrel, selections };
}
