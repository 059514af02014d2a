import type { Ask, Dialect } from './Ask.ts';
import { dataOf, posting } from './dialects.ts';

// The operations in the schema that PostGraphile generates from the database: other names for the same data.

const person = 'rowId username displayName profilePicture';

const card = `fragment Card on Post {
  rowId content mediaUrls privacy isRide likeCount commentsTold viewerHasLiked viewerCanEdit createdAt
  author { ${person} }
  group { rowId name }
  ride { rowId distance pace type elevation date clock location duration startsAt participantCount viewerIsParticipating }
}`;

const comment = `rowId content createdAt viewerCanDelete repliesTold author { ${person} }`;

const page = `edges { cursor node { ...Card } } pageInfo { hasNextPage endCursor }`;
const newestFirst = 'orderBy: [CREATED_AT_DESC, PRIMARY_KEY_DESC]';

const documents = {
  everyone: `query Feed($after: Cursor) { feed: posts(first: 20, after: $after, ${newestFirst}) { ${page} } } ${card}`,
  following: `query Feed($after: Cursor) { feed: followingFeed(first: 20, after: $after, ${newestFirst}) { ${page} } } ${card}`,
  group: `query Feed($after: Cursor, $groupId: UUID!) {
    feed: posts(first: 20, after: $after, condition: { groupId: $groupId }, ${newestFirst}) { ${page} }
  } ${card}`,
  post: `query PostPage($id: UUID!) {
    post: post(rowId: $id) {
      ...Card
      comments: threads(first: 50) { edges { cursor node { ${comment} } } pageInfo { hasNextPage endCursor } }
    }
  } ${card}`,
  profile: `query Profile($username: String!) {
    user: userByName(name: $username) {
      ${person} bio unitsPreference timeZone isViewer ownEmail ownPhone ownLocation ownMonthlyGoal viewerIsFollowing
      followerCount followingCount told { postCount rideCount weeklyDistance monthlyDistance }
    }
  }`,
  search: `query Search($query: String!) {
    users: findUsers(query: $query) { nodes { ${person} } }
    posts: findPosts(query: $query) {
      nodes { rowId content createdAt isRide mediaUrls author { ${person} } ride { rowId type distance elevation location } }
    }
    groups: findGroups(query: $query) { nodes { rowId name description picture memberCount } }
    events: findEvents(query: $query) { nodes { rowId title date clock location participantCount } }
  }`,
  setLike: `mutation SetLike($postId: UUID!, $liked: Boolean!) {
    setLike(input: { postId: $postId, liked: $liked }) { post: result { rowId likeCount viewerHasLiked } }
  }`,
  createPost: `mutation CreatePost($content: String!) {
    createPost: publishPost(input: { content: $content }) {
      post: result { ...Card viewer: author { rowId told { postCount rideCount } } }
    }
  } ${card}`,
  createComment: `mutation CreateComment($postId: UUID!, $content: String!) {
    createComment: addComment(input: { postId: $postId, content: $content }) {
      comment: result { ${comment} post { rowId commentsTold } }
    }
  }`,
};

function documentOf(ask: Exclude<Ask, { type: 'restFeed' }>): string {
  if (ask.type !== 'feed') return documents[ask.type];
  if (ask.groupId) return documents.group;
  return ask.scope === 'FOLLOWING' ? documents.following : documents.everyone;
}

function variablesOf(ask: Exclude<Ask, { type: 'restFeed' }>): object {
  if (ask.type === 'search') return { query: ask.text };
  const { viewer: _viewer, type: _type, ...rest } = ask;
  if (!('scope' in rest)) return rest;
  const { scope: _scope, ...page } = rest;
  return page;
}

const names: Readonly<Record<string, string>> = {
  rowId: 'id',
  commentsTold: 'commentCount',
  repliesTold: 'replyCount',
  clock: 'time',
  told: 'stats',
  ownEmail: 'email',
  ownPhone: 'phone',
  ownLocation: 'location',
  ownMonthlyGoal: 'monthlyGoal',
};
const instants = new Set(['createdAt', 'startsAt']);
const shouted = new Set(['privacy', 'unitsPreference']);

function renamed(value: unknown, key = ''): unknown {
  if (typeof value === 'string' && instants.has(key)) return new Date(value).toISOString();
  if (typeof value === 'string' && shouted.has(key)) return value.toUpperCase();
  if (Array.isArray(value)) return value.map((item) => renamed(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [names[name] ?? name, renamed(item, name)]));
}

/** Moves data to where the other schemas have it. */
function placed(ask: Ask, data: Record<string, Record<string, unknown>>): unknown {
  if (ask.type === 'search') return { search: data };
  if (ask.type === 'profile') {
    const { followerCount, followingCount, stats, ...user } = data.user ?? {};
    return { user: { ...user, stats: { ...Object(stats), followerCount, followingCount } } };
  }
  if (ask.type === 'createPost') {
    const { viewer, ...post } = Object(data.createPost?.post);
    return { createPost: { post, viewer } };
  }
  if (ask.type === 'createComment') {
    const { post, ...comment } = Object(data.createComment?.comment);
    return { createComment: { comment, post } };
  }
  return data;
}

export const postgraphileDialect: Dialect = {
  request(ask) {
    if (ask.type === 'restFeed') return null;
    return posting(ask, '/graphql', { query: documentOf(ask), variables: variablesOf(ask) });
  },
  // The documents select objects of objects.
  canonical: (ask, body) => placed(ask, renamed(dataOf(body)) as Record<string, Record<string, unknown>>),
};
