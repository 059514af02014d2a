import { sessionIdOf } from '../auth/sessionList.ts';
import { newSecret } from '../auth/tokenSignIn.ts';
import { listNotifications } from '../notifications/notifications.ts';
import { newId } from '../platform/lib/ids.ts';
import { hashToken } from '../platform/lib/tokens.ts';
import { bearing } from './accessTokens.ts';
import type { Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Item, PagedList } from './PagedList.ts';
import { idsOf, instantsOf, latestFirst } from './PagedList.ts';

interface Keys {
  viewer: Member;
  /** Whose sessions are listed; signs in by none. */
  keeper: Member;
  /** A member whose tokens and sessions must not appear. */
  stranger: Member;
}

const insertTokens = `insert into access_token (id, user_id, name, token_hash, scope, created_at, expires_at)
  select id, user_id, 'A program', md5(id::text) || md5('of ' || id::text), 'read', created_at, '2099-01-01'
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) token(id, user_id, created_at)`;
const insertTakedowns = `insert into takedown (id, author_id, kind, reason, words, created_at)
  select id, author_id, 'warning', 'other', 'Slow down', created_at
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) told(id, author_id, created_at)`;
const insertKey = `insert into access_token (id, user_id, name, token_hash, scope, expires_at)
  values ($1, $2, 'To ask with', $3, 'read', '2099-01-01')`;
const insertSessions = `insert into session (token_hash, user_id, created_at, last_used_at)
  select token_hash, user_id, created_at, now()
  from unnest($1::text[], $2::uuid[], $3::timestamptz[]) opened(token_hash, user_id, created_at)`;
const insertNotifications = `insert into notification (id, user_id, kind, subject_id, post_id, since, at)
  select id, user_id, 'mention', id, $4::uuid, created_at, created_at
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[]) told(id, user_id, created_at)`;
const idsOfHashes = `select token_hash as hash, ${sessionIdOf('opened')} as id from unnest($1::text[]) opened(token_hash)`;

const ownersOf = (items: readonly Item[], shown: Member, hidden: Member) =>
  items.map(({ isHidden }) => (isHidden ? hidden : shown).id);

/** Of a calendar a member has one link: each is to a group of its own. */
const insertFeeds = `insert into calendar_feed (id, user_id, kind, group_id, secret_hash, created_at)
  select id, user_id, 'group', group_id, md5(id::text) || md5('of ' || id::text), created_at
  from unnest($1::uuid[], $2::uuid[], $3::timestamptz[], $4::uuid[]) feed(id, user_id, created_at, group_id)`;

const insertGroups = `insert into "group" (id, name)
  select id, 'Of ' || id from unnest($1::uuid[]) made(id) on conflict do nothing`;

/** Lists of what signs a member in, known to that member alone; of each so many can be there. */
export async function pagedAccess(
  app: TestApp,
  { viewer, keeper, stranger }: Keys,
  count: number,
): Promise<PagedList[]> {
  const feeds = Array.from({ length: count }, newId);
  const groups = Array.from({ length: count }, newId);
  const groupsOf = (items: readonly Item[]) => items.map(({ id }) => groups[feeds.indexOf(id)]);
  const tokens = Array.from({ length: count }, newId);
  const hashes = Array.from({ length: count }, () => hashToken(newSecret()));
  const known = await app.run<{ hash: string; id: string }>(idsOfHashes, hashes);
  const hashOf = new Map(known.map(({ id, hash }) => [id, hash]));
  const hashesOf = (ids: readonly string[]) => ids.map((id) => hashOf.get(id));
  const secret = newSecret();
  await app.run(insertKey, newId(), keeper.id, hashToken(secret));
  const takedowns = Array.from({ length: count }, newId);
  const mentions = Array.from({ length: count }, newId);
  const post = await app.post(stranger);

  return [
    {
      name: 'the access tokens of oneself',
      viewer,
      ids: tokens,
      compare: latestFirst,
      put: (items) => app.run(insertTokens, idsOf(items), ownersOf(items, viewer, stranger), instantsOf(items)),
      remove: (gone) => app.run('delete from access_token where id = any($1)', gone),
      clear: () => app.run('delete from access_token where id = any($1)', tokens),
      read: (ctx, page) => ctx.load.accessTokensOfUser.load({ ...page, ownerId: viewer.id }),
      query: 'viewer { accessTokens(first: $first, after: $after) FIELDS }',
    },
    {
      name: 'the calendar links of oneself',
      viewer,
      ids: feeds,
      compare: latestFirst,
      async put(items) {
        await app.run(insertGroups, groups);
        await app.run(insertFeeds, idsOf(items), ownersOf(items, viewer, stranger), instantsOf(items), groupsOf(items));
      },
      remove: (gone) => app.run('delete from calendar_feed where id = any($1)', gone),
      clear: () => app.run('delete from "group" where id = any($1)', groups),
      read: (ctx, page) => ctx.load.calendarFeedsOfUser.load({ ...page, ownerId: viewer.id }),
      query: 'viewer { calendarFeeds(first: $first, after: $after) FIELDS }',
    },
    {
      name: 'what was taken down of oneself',
      viewer,
      ids: takedowns,
      compare: latestFirst,
      put: (items) => app.run(insertTakedowns, idsOf(items), ownersOf(items, viewer, stranger), instantsOf(items)),
      remove: (gone) => app.run('delete from takedown where id = any($1)', gone),
      clear: () => app.run('delete from takedown where id = any($1)', takedowns),
      read: (ctx, page) => ctx.load.takedownsOfUser.load({ ...page, ownerId: viewer.id }),
      query: 'viewer { takedowns(first: $first, after: $after) FIELDS }',
    },
    {
      name: 'the notifications of oneself',
      viewer,
      ids: mentions,
      compare: latestFirst,
      put: (items) =>
        app.run(insertNotifications, idsOf(items), ownersOf(items, viewer, stranger), instantsOf(items), post.id),
      remove: (gone) => app.run('delete from notification where id = any($1)', gone),
      clear: () => app.run('delete from notification where id = any($1)', mentions),
      read: listNotifications,
      query: 'notifications(first: $first, after: $after) FIELDS',
    },
    {
      name: 'the sessions of oneself',
      viewer: keeper,
      // The session of who asks would be among them.
      caller: app.with(bearing(secret)),
      ids: [...hashOf.keys()],
      compare: latestFirst,
      put: (items) =>
        app.run(insertSessions, hashesOf(idsOf(items)), ownersOf(items, keeper, stranger), instantsOf(items)),
      remove: (gone) => app.run('delete from session where token_hash = any($1)', hashesOf(gone)),
      clear: () => app.run('delete from session where token_hash = any($1)', hashes),
      read: (ctx, page) => ctx.load.sessionsOfUser.load({ ...page, ownerId: keeper.id }),
      query: 'viewer { sessions(first: $first, after: $after) FIELDS }',
    },
  ];
}
