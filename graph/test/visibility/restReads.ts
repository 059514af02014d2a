import type { RestEndpoint } from '../../doors/rest/restEndpoint.ts';
import type { Caller, RestAnswer } from '../caller.ts';
import { nobodysId } from '../hostile.ts';
import { combinations } from './combinations.ts';
import type { Cast } from './makeCast.ts';
import { commonWord, groupsOfCast } from './makeMembers.ts';
import { groupToken } from './makeTokens.ts';
import { spellings } from './spellings.ts';
import { people } from './table.ts';

// Every route that reads, with every parameter that could lead somewhere.

export interface RestRead {
  route: string;
  path: string;
  /** Undefined for a GET. */
  body: object | undefined;
}

export type RouteFacts = Pick<RestEndpoint, 'method' | 'path' | 'params' | 'query' | 'body' | 'isRead'>;

/** `/posts/{id}` is asked for the ids of posts, `/rides/{postId}` too. */
export function nounOf({ method, path }: Pick<RouteFacts, 'method' | 'path'>, parameter: string): string {
  // The comments under a post are read by the id of the post.
  if (`${method} ${path}` === 'GET /comments/{id}') return 'posts';
  return parameter === 'id' ? (path.split('/')[1] ?? '') : parameter.replace(/Id$/, 's');
}

type Values = Record<string, readonly (string | null)[]>;

/** Values for the parameters of paths. */
function pathValues({ things, members, idOf }: Cast): Values {
  const idsOf = (kind: string) => [...things.filter((thing) => thing.kind === kind).map(({ id }) => id), nobodysId];
  const users = [...people.map((person) => members[person].id), nobodysId];
  // Where a path names two things, a few members will do for one of them.
  const few = [
    idOf('owner'),
    idOf('follower'),
    idOf('other'),
    idOf('participant'),
    idOf('muter'),
    idOf('blocker'),
    nobodysId,
  ];
  return {
    posts: idsOf('post'),
    comments: idsOf('comment'),
    moments: idsOf('moment'),
    users,
    userId: few,
    followerId: few,
    followingId: few,
    username: [...people.map((person) => members[person].username), 'nobody'],
    groups: [...groupsOfCast.map(([name]) => idOf(name)), nobodysId],
    events: [idOf('event'), nobodysId],
  };
}

/** Values for query parameters. Null leaves one out. */
function queryValues(cast: Cast): Values {
  const { posts = [], groups = [] } = pathValues(cast);
  return {
    groupId: [null, ...groups],
    showAll: [null, 'true'],
    postId: posts,
    paceGroupId: [
      null,
      ...cast.marks.all.filter(({ fact }) => fact === 'id of the pace group').map(({ value }) => value),
    ],
    userId: [null, cast.idOf('owner'), cast.idOf('participant'), cast.idOf('muter'), cast.idOf('blocker')],
    q: [commonWord, ...cast.marks.all.filter(({ fact }) => fact === 'content').flatMap(spellings)],
  };
}

const secondPage = [
  ['page', '2'],
  ['limit', '3'],
] as const;

/** Bodies for reads that use another method than GET. */
const bodies: Record<string, (cast: Cast) => object> = {
  '/groups/invitations/find': () => ({ token: groupToken }),
  '/posts/metadata/batch': ({ things }) => ({ postIds: [...things.map(({ id }) => id), nobodysId] }),
};

function choicesFor(route: string, names: readonly string[], values: (name: string) => Values[string] | undefined) {
  return names.map((name) => {
    const offered = values(name);
    if (!offered) throw new Error(`Say in the crawl what ${name} of ${route} is given`);
    return offered.map((value) => [name, value] as const);
  });
}

function readsOf(facts: RouteFacts, cast: Cast): RestRead[] {
  const { method, path, params, query } = facts;
  const route = `${method} ${path}`;
  const body = method === 'GET' ? undefined : bodies[path]?.(cast);
  if (method !== 'GET' && !body) throw new Error(`Say in the crawl what ${route} is sent`);
  const [inPaths, inQueries] = [pathValues(cast), queryValues(cast)];
  const ways = combinations(
    choicesFor(route, Object.keys(params.properties), (name) => inPaths[name] ?? inPaths[nounOf(facts, name)]),
  );
  const names = Object.keys(query.properties);
  const isPaging = (name: string) => name === 'page' || name === 'limit';
  const pages = names.some(isPaging) ? [[], secondPage] : [[]];
  const others = choicesFor(
    route,
    names.filter((name) => !isPaging(name)),
    (name) => inQueries[name],
  );
  const queries = combinations(others).flatMap((chosen) => pages.map((page) => [...chosen, ...page]));
  return ways.flatMap((way) => {
    const filled = way.reduce(
      (text, [name, value]) => text.replace(`{${name}}`, encodeURIComponent(value ?? '')),
      path,
    );
    return queries.map((chosen) => {
      const given = chosen.flatMap(([name, value]) => (value === null ? [] : [[name, value]]));
      const text = String(new URLSearchParams(given));
      return { route, path: `/api${filled}${text && '?'}${text}`, body };
    });
  });
}

/**
 * Members can export what they have written, also under posts that they can no longer see: see
 * graph/users/exportUser.test.ts.
 */
const ownWords = '/users/{id}/export';

/** Every request that only reads what the table is about. */
export function everyRead(routes: readonly RouteFacts[], cast: Cast): RestRead[] {
  return routes
    .filter(({ method, isRead, path }) => (method === 'GET' || isRead) && path !== ownWords)
    .flatMap((route) => readsOf(route, cast));
}

/** Asks one of them. */
export const read = ({ get, post }: Caller, { path, body }: RestRead): Promise<RestAnswer> =>
  body ? post(path, body) : get(path);
