import { Arg, Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { EventConnection } from '../events/eventInputs.ts';
import { GroupConnection } from '../groups/groupInputs.ts';
import { PostConnection } from '../posts/postInputs.ts';
import { UserConnection } from '../users/UserConnection.ts';
import { find, readSearch } from './search.ts';
import { SearchArguments, SearchResults } from './searchInputs.ts';
import { searchEvents, searchGroups, searchUsers } from './searchNames.ts';
import { searchPosts } from './searchPosts.ts';

const After = () =>
  Arg('after', () => String, {
    nullable: true,
    description: 'The cursor after which the page starts; none for the first page.',
  });

@Resolver(() => SearchResults)
export class SearchResolver {
  @Query(() => SearchResults, {
    description:
      'Members, posts, groups and events that match a text. A blank text finds nothing. Errors: BAD_USER_INPUT for a text of more than 200 characters.',
  })
  search(@Args(() => SearchArguments) { query, first }: SearchArguments): SearchResults {
    return readSearch(query, first);
  }

  @FieldResolver(() => UserConnection, {
    description:
      'Members by username, display name and bio: first whose name is the text, then whose name begins so, then other matches; each by name.',
  })
  users(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return find(ctx, searchUsers, search, after);
  }

  @FieldResolver(() => PostConnection, {
    description:
      'Posts that the viewer may read, by their text and the type and location of their ride: first those with all words, then those with the last word as a beginning; each newest first.',
  })
  posts(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return find(ctx, searchPosts, search, after);
  }

  @FieldResolver(() => GroupConnection, {
    description:
      'Groups by name and description: first whose name is the text, then whose name begins so, then other matches; each by name.',
  })
  groups(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return find(ctx, searchGroups, search, after);
  }

  @FieldResolver(() => EventConnection, {
    description:
      'Events by title, description, location and type: first whose title is the text, then whose title begins so, then other matches; each with what is to come first, soonest first, then what is past, latest first.',
  })
  events(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return find(ctx, searchEvents, search, after);
  }
}
