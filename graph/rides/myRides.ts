import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import { type Companions, companionsFor, companionsOf, withEach } from '../model/posts/postCompanions.ts';
import { viewerFacts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { Reader } from '../model/reader.ts';
import type { User } from '../model/users/User.ts';
import { userPolicy } from '../model/users/userPolicy.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { earliest, latest, type Owned, type OwnedPage, ownedPages } from '../platform/database/ownedPages.ts';
import { ownedStatement } from '../platform/database/ownedStatement.ts';
import { statement } from '../platform/database/sql.ts';
import { one } from '../platform/graphql/batch.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { keptRides } from './savedRides.ts';

// The rides of a member by start. Only the member can read these lists. They omit rides without date or time, and rides whose
// post the member may no longer read.

export const MyRideScope = { GOING: 'going', LED: 'led', PAST: 'past' } as const;
export type MyRideScope = (typeof MyRideScope)[keyof typeof MyRideScope];

export interface MyRidesPage extends OwnedPage {
  scope: MyRideScope;
  /** The rows that the statement reads with the posts. */
  companions: Companions;
}

/** Counts above this number are not exact, so that their cost is bounded. */
const maxCount = 100;

interface Source {
  /** The ids of the rides of `owner.id`. */
  readonly rides: string;
  /** Whether the rides of the list have started. */
  readonly hasStarted: boolean;
}

const participation = 'select post_id as id from ride_participant where user_id = owner.id';
const waiting = 'select post_id from ride_waiting where user_id = owner.id';
const authorship = 'select id from post where author_id = owner.id and is_ride';

const sources: Readonly<Record<MyRideScope, Source>> = {
  [MyRideScope.GOING]: { rides: `${participation} union all ${waiting}`, hasStarted: false },
  [MyRideScope.LED]: { rides: authorship, hasStarted: false },
  // An author can leave their own ride, which they have led all the same.
  [MyRideScope.PAST]: { rides: `${participation} union ${authorship}`, hasStarted: true },
};

/** The rides of a source that the viewer may read, as SQL. */
const readable = ({ rides, hasStarted }: Source, viewerId: string, now: string) =>
  `(${rides}) mine join ride r on r.id = mine.id join post p on p.id = r.id
     where r.starts_at ${hasStarted ? '<=' : '>'} ${now} and ${visiblePosts(viewerId, 'p')}`;

const pageStatements = (scope: MyRideScope) =>
  withEach((companions) => {
    const source = sources[scope];
    const [isAfter, direction] = source.hasStarted ? ['<', 'desc'] : ['>', 'asc'];
    const { columns, joins } = companionsOf(companions, '$4::uuid', 'p');
    return ownedStatement(
      `user.rides.${scope}.${companions}`,
      2,
      ({ rows, limit, offset }) => `select ${columnsOf(Post, 'p')}, ${viewerFacts('$4::uuid', 'p')}${columns},
         listed.owner_id as "ownerId", listed.starts_at as "listedAt"
       from ${rows} owner(id)
       cross join lateral (
         select owner.id as owner_id, r.id, r.starts_at from ${readable(source, '$4::uuid', '$5::timestamptz')}
           and (r.starts_at, r.id) ${isAfter} ($2::timestamptz, $3::uuid)
         order by r.starts_at ${direction}, r.id ${direction} limit ${limit} offset ${offset}
       ) listed
       join post p on p.id = listed.id${joins}
       order by listed.starts_at ${direction}, listed.id ${direction}`,
    );
  });

/** The pages of one scope. Each scope has cursors of its own. */
function pagesOf(scope: MyRideScope) {
  const statements = pageStatements(scope);
  const cursors = timeCursors(`userRides.${scope}`);
  const start = sources[scope].hasStarted ? latest : earliest;
  return ({ sql, viewer, now }: Reader) =>
    ownedPages(
      cursors,
      (page, { companions }: MyRidesPage) => {
        const { statement, values } = statements[companions](page, viewer?.id ?? null, now);
        return sql<Owned<Post>>(statement, values);
      },
      start,
    );
}

const pages = {
  [MyRideScope.GOING]: pagesOf(MyRideScope.GOING),
  [MyRideScope.LED]: pagesOf(MyRideScope.LED),
  [MyRideScope.PAST]: pagesOf(MyRideScope.PAST),
};

/** Loads pages of the rides of a member. */
function myRidePages(reader: Reader) {
  const [going, led, past] = [pages.going(reader), pages.led(reader), pages.past(reader)];
  const byScope = { going, led, past };
  return {
    load: (page: MyRidesPage) => byScope[page.scope].load(page),
    clearAll() {
      for (const list of Object.values(byScope)) list.clearAll();
    },
  };
}

/** The numbers of rides in the lists of a member, each at most 100. */
export interface MyRideCounts {
  userId: string;
  going: number;
  led: number;
  saved: number;
  past: number;
}

const countOf = (from: string) => `(select count(*)::int from (select from ${from} limit ${maxCount}) counted)`;
const countIn = (scope: MyRideScope) => countOf(readable(sources[scope], '$1::uuid', '$2::timestamptz'));
const savedFrom = `${keptRides('owner.id')} s join post p on p.id = s.post_id where ${visiblePosts('$1::uuid', 'p')}`;

const countsStatement = statement(
  'user.rideCounts',
  `select owner.id as "userId", ${countIn(MyRideScope.GOING)} as going, ${countIn(MyRideScope.LED)} as led,
     ${countOf(savedFrom)} as saved, ${countIn(MyRideScope.PAST)} as past
   from (select $1::uuid as id) owner`,
);

export const myRideLoaders = (reader: Reader) => ({
  /** Loads rides of any member. Only domain code may use it, and must return them to their member only. */
  ridesOfUser: myRidePages(reader),
  /** Loads the counts of the viewer, whatever the key. */
  rideCountsOfViewer: one(
    ([viewerId]) => reader.sql<MyRideCounts>(countsStatement, [viewerId, reader.now]),
    ({ userId }) => userId,
  ),
});

/** The posts of the viewer's rides with these fields, by start; null for another member. */
export async function listMyRides(
  ctx: Context,
  user: User,
  page: PageArguments & Pick<MyRidesPage, 'scope'>,
  fields: ReadonlySet<string>,
): Promise<Connection<Post> | null> {
  if (!userPolicy.readPrivate.may(ctx.viewer, user)) return null;
  return ctx.load.ridesOfUser.load({ ...page, ownerId: user.id, companions: companionsFor(fields) });
}

/** The counts of the viewer's rides; null for another member. */
export async function countMyRides(ctx: Context, user: User): Promise<MyRideCounts | null> {
  return userPolicy.readPrivate.may(ctx.viewer, user) ? ctx.load.rideCountsOfViewer.load(user.id) : null;
}
