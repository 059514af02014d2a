import { PostKind } from '../model/posts/PostKind.ts';
import { FeedScope, listFeed } from '../posts/feed.ts';
import { listRides } from '../rides/calendar.ts';
import { MyRideScope } from '../rides/myRides.ts';
import { listSavedRides } from '../rides/savedRides.ts';
import { searchPosts } from '../search/searchPosts.ts';
import type { Made, Member } from './factories.ts';
import type { TestApp } from './harness.ts';
import type { Item, PagedList } from './PagedList.ts';
import { earliestFirst, idsOf, instantsOf, latestFirst } from './PagedList.ts';

interface Cast {
  viewer: Member;
  followed: Member;
  stranger: Member;
  group: Made;
}

type Audience = readonly [author: Member, privacy: 'public' | 'private' | 'group', group: Made | null];

const insertPosts = `insert into post (author_id, privacy, group_id, id, created_at, content, is_ride)
  select * from unnest($1::uuid[], $2::text[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::text[], $7::bool[])`;
const insertRides = `insert into ride (id, date, time, time_zone, distance)
  select id, '2099-01-01', time, 'Europe/Berlin', 20 from unnest($1::uuid[], $2::time[]) ride(id, time)`;
const insertSaved = `insert into saved_ride (user_id, post_id, created_at)
  select $1, * from unnest($2::uuid[], $3::timestamptz[])`;

/** The audience of an item, if the items of the list alternate. */
const inTurn = (shown: readonly Audience[], hidden: Audience) => (item: Item) =>
  item.isHidden ? hidden : (shown[item.place % shown.length] ?? hidden);

/** Lists of posts in one database: one of them is walked at a time. */
export function pagedPosts(
  app: TestApp,
  { viewer, followed, stranger, group }: Cast,
  ids: readonly string[],
): PagedList[] {
  async function putPosts(
    items: readonly Item[],
    audienceOf: (item: Item) => Audience,
    {
      wordsOf = () => 'Full gas to the bakery',
      isRide = () => false,
    }: { wordsOf?: (item: Item) => string; isRide?: (item: Item) => boolean } = {},
  ) {
    const audiences = items.map(audienceOf);
    await app.run(
      insertPosts,
      audiences.map(([author]) => author.id),
      audiences.map(([, privacy]) => privacy),
      audiences.map(([, , itsGroup]) => itsGroup?.id ?? null),
      idsOf(items),
      instantsOf(items),
      items.map(wordsOf),
      items.map(isRide),
    );
  }

  const clear = () => app.run('delete from post');
  const remove = (gone: readonly string[]) => app.run('delete from post where id = any($1)', gone);
  const common = { ids, viewer, clear, remove, compare: latestFirst };

  const secret: Audience = [stranger, 'private', null];
  const ofStranger: Audience = [stranger, 'public', null];
  const own: Audience = [viewer, 'private', null];
  const ofFollowed: Audience = [followed, 'public', null];
  const inGroup: Audience = [stranger, 'group', group];
  const publicInGroup: Audience = [followed, 'public', group];
  const secretInGroup: Audience = [stranger, 'private', group];
  const ofAll = inTurn([ofStranger, own, ofFollowed, inGroup, publicInGroup], secret);
  const ofStrangers = inTurn([ofStranger, inGroup], secret);

  async function putRides(items: readonly Item[]) {
    await putPosts(items, ofAll);
    const times = items.map(({ place }) => `07:0${place}`);
    await app.run(insertRides, idsOf(items), times);
  }

  return [
    {
      ...common,
      name: 'the feed of everyone',
      put: (items) => putPosts(items, ofAll),
      read: (ctx, page) => listFeed(ctx, { scope: FeedScope.EVERYONE, ...page }),
      query: 'feed(first: $first, after: $after) FIELDS',
      path: '/api/posts/feed?showAll=true&',
    },
    {
      ...common,
      name: 'the feed of those whom one follows',
      put: (items) => putPosts(items, inTurn([own, ofFollowed, inGroup], ofStranger)),
      read: (ctx, page) => listFeed(ctx, { scope: FeedScope.FOLLOWING, ...page }),
      query: 'feed(scope: FOLLOWING, first: $first, after: $after) FIELDS',
      path: '/api/posts/feed?',
    },
    {
      ...common,
      name: 'the feed of a group',
      put: (items) => putPosts(items, inTurn([inGroup, publicInGroup], secretInGroup)),
      read: (ctx, page) => listFeed(ctx, { scope: FeedScope.EVERYONE, groupId: group.id, ...page }),
      query: `feed(groupId: "${group.id}", first: $first, after: $after) FIELDS`,
      path: `/api/posts/feed?groupId=${group.id}&`,
    },
    {
      ...common,
      name: 'the posts of a member',
      put: (items) => putPosts(items, ofStrangers),
      read: (ctx, page) => ctx.load.postsOfUser.load({ ...page, ownerId: stranger.id }),
      query: `user(id: "${stranger.id}") { posts(first: $first, after: $after) FIELDS }`,
      path: `/api/users/${stranger.id}/posts?`,
    },
    {
      ...common,
      name: 'the rides of a member',
      put: (items) => putPosts(items, ofStrangers, { isRide: ({ place }) => place % 3 > 0 }),
      holds: ({ isHidden, place }) => !isHidden && place % 3 > 0,
      read: (ctx, page) => ctx.load.postsOfUser.load({ ...page, ownerId: stranger.id, kind: PostKind.RIDE }),
      query: `user(id: "${stranger.id}") { posts(kind: RIDE, first: $first, after: $after) FIELDS }`,
      path: `/api/posts/user/rides/${stranger.id}?`,
    },
    {
      ...common,
      name: 'the posts with pictures of a member',
      async put(items) {
        await putPosts(items, ofStrangers);
        const shown = idsOf(items.filter(({ place }) => place % 3 > 0));
        await app.run(`update post set media_urls = '{https://example.com/loop.jpg}' where id = any($1)`, shown);
      },
      holds: ({ isHidden, place }) => !isHidden && place % 3 > 0,
      read: (ctx, page) => ctx.load.postsWithPicturesOfUser.load({ ...page, ownerId: stranger.id }),
      query: `user(id: "${stranger.id}") { postsWithPictures(first: $first, after: $after) FIELDS }`,
    },
    {
      ...common,
      name: 'the rides that one goes on',
      compare: earliestFirst,
      async put(items) {
        await putRides(items);
        await app.run(
          'insert into ride_participant (post_id, user_id) select *, $2 from unnest($1::uuid[])',
          idsOf(items),
          viewer.id,
        );
      },
      read: (ctx, page) =>
        ctx.load.ridesOfUser.load({ ...page, ownerId: viewer.id, scope: MyRideScope.GOING, companions: 'none' }),
      query: 'viewer { rides(first: $first, after: $after) FIELDS }',
    },
    {
      ...common,
      name: 'the calendar of rides',
      compare: earliestFirst,
      put: putRides,
      read: (ctx, page) => listRides(ctx, page),
      query: 'rides(first: $first, after: $after) FIELDS',
    },
    {
      ...common,
      name: 'the rides that one has saved',
      async put(items) {
        await putRides(items);
        await app.run(insertSaved, viewer.id, idsOf(items), instantsOf(items));
      },
      read: listSavedRides,
      query: 'savedRides(first: $first, after: $after) FIELDS',
      path: '/api/rides/saved?',
    },
    {
      ...common,
      name: 'the posts that a search finds',
      // Whole words come before those that only begin so.
      compare: (one, other) => (one.place % 2) - (other.place % 2) || latestFirst(one, other),
      put: (items) =>
        putPosts(items, ofAll, { wordsOf: ({ place }) => (place % 2 ? 'Kestrelish weather' : 'A kestrel') }),
      read: (ctx, page) => searchPosts(ctx, { ...page, text: 'kestrel' }),
      query: 'search(query: "kestrel", first: $first) { posts(after: $after) FIELDS }',
    },
  ];
}
