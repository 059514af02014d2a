import { find, maximumFound, readSearch } from '../search/search.ts';
import { searchEvents, searchGroups, searchUsers } from '../search/searchNames.ts';
import { searchPosts } from '../search/searchPosts.ts';
import { SearchResult } from './answerSchemas.ts';
import { queried } from './fields.ts';
import { presentGroup, presentPost, presentUpcomingEvent, presentUser } from './present.ts';
import { route } from './restRoute.ts';

/** The specification's section 7, search: the four lists at once, each without pages. */
export const searchRoutes = [
  route({
    method: 'GET',
    path: '/search',
    summary: 'Search members, posts, groups and events',
    description: 'Forgives slips of the key; heeds neither accents nor case. A blank text finds nothing.',
    query: { q: queried('What to look for, at most 200 characters.', { examples: ['gravel'] }) },
    returns: SearchResult,
    async answer(ctx, { query }) {
      const search = readSearch(query.q ?? '', maximumFound, 'q');
      const [users, posts, groups, events] = await Promise.all([
        find(ctx, searchUsers, search),
        find(ctx, searchPosts, search),
        find(ctx, searchGroups, search),
        find(ctx, searchEvents, search),
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
