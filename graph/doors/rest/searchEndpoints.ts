import Type from 'typebox';
import { findMatches, maxFound, parseSearch } from '../../search/search.ts';
import { searchEvents, searchGroups, searchUsers } from '../../search/searchNames.ts';
import { searchPosts } from '../../search/searchPosts.ts';
import { Post, UpcomingEvent, User } from './answerSchemas.ts';
import { queried } from './fields.ts';
import { Group } from './groupSchemas.ts';
import { presentGroup, presentPost, presentUpcomingEvent, presentUser } from './present.ts';
import { route } from './restEndpoint.ts';

const SearchResult = Type.Object(
  {
    users: Type.Array(User, { description: 'At most 50 members.' }),
    posts: Type.Array(Post, { description: 'At most 50 posts that you can read.' }),
    groups: Type.Array(Group, { description: 'At most 50 groups.' }),
    events: Type.Array(UpcomingEvent, { description: 'At most 50 events.' }),
  },
  { $id: 'SearchResult', description: 'The results, best match first.' },
);

/** Section 7 of the specification: search. Four lists without pages. */
export const searchEndpoints = [
  route({
    method: 'GET',
    path: '/search',
    summary: 'Search members, posts, groups and events',
    description: 'Tolerates typing errors. Ignores accents and case. A blank text returns empty lists.',
    query: { q: queried('The text to search for, at most 200 characters.', { examples: ['gravel'] }) },
    returns: SearchResult,
    async answer(ctx, { query }) {
      const search = parseSearch(query.q ?? '', maxFound, 'q');
      const [users, posts, groups, events] = await Promise.all([
        findMatches(ctx, searchUsers, search),
        findMatches(ctx, searchPosts, search),
        findMatches(ctx, searchGroups, search),
        findMatches(ctx, searchEvents, search),
      ]);
      return {
        users: users.nodes.map((user) => presentUser(ctx, user)),
        posts: await Promise.all(posts.nodes.map((post) => presentPost(ctx, post))),
        groups: await Promise.all(groups.nodes.map((group) => presentGroup(ctx, group))),
        events: events.nodes.map((event) => presentUpcomingEvent(ctx, event)),
      };
    },
  }),
];
