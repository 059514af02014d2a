import { Max, Min } from 'class-validator';
import { Arg, Args, ArgsType, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { EventConnection } from '../events/eventInputs.ts';
import { GroupConnection } from '../groups/groupInputs.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { maxPageSize } from '../platform/graphql/paginate.ts';
import { PostConnection } from '../posts/postInputs.ts';
import { findMatches, maxFound, parseSearch, type Search } from './search.ts';
import { searchEvents, searchGroups, searchUsers } from './searchNames.ts';
import { searchPosts } from './searchPosts.ts';

@ArgsType()
class SearchArguments {
  @Field(() => String, {
    description:
      'The text to search for, at most 200 characters. A blank text matches nothing. Every word must match, regardless of case and accents; the last word may be the beginning of a word. German words match their inflections, Korean words match by prefix, and Han, kana and Thai match as character sequences.',
  })
  query: string;

  @Field(() => Int, {
    defaultValue: 20,
    description: `The number of items of each list, 1 to 100. A page contains at most ${maxFound}.`,
  })
  @Min(1, { message: 'first must be at least 1' })
  @Max(maxPageSize, { message: `first must be at most ${maxPageSize}` })
  first: number = 20;
}

@ObjectType({
  description:
    'The results of a search, best match first. When a list has no match for the text as typed, it contains matches for words with similar spelling. Cursors contain the rank and the sort key of an item, so they remain valid after inserts and deletes.',
})
class SearchResults implements Search {
  readonly text: string;
  readonly first: number;
}

const After = () =>
  Arg('after', () => String, {
    nullable: true,
    description: 'Returns the items after this cursor. Omit it for the first page.',
  });

@Resolver(() => SearchResults)
export class SearchResolver {
  @Query(() => SearchResults, {
    description:
      'Members, posts, groups and events that match a text. A blank text matches nothing. Errors: BAD_USER_INPUT for a text of more than 200 characters.',
  })
  search(@Args(() => SearchArguments) { query, first }: SearchArguments): SearchResults {
    return parseSearch(query, first);
  }

  @FieldResolver(() => UserConnection, {
    description:
      'Members by username, display name and bio. Exact names come first, then names whose words begin with the words of the text, then other matches. Each part is sorted by name.',
  })
  users(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return findMatches(ctx, searchUsers, search, after);
  }

  @FieldResolver(() => PostConnection, {
    description:
      'Posts that the viewer may read, by their text and the type and location of their ride. Posts with all words come first, then posts with a word that begins with the last word. Each part is sorted newest first.',
  })
  posts(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return findMatches(ctx, searchPosts, search, after);
  }

  @FieldResolver(() => GroupConnection, {
    description:
      'Groups by name and description. Exact names come first, then names whose words begin with the words of the text, then other matches. Each part is sorted by name.',
  })
  groups(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return findMatches(ctx, searchGroups, search, after);
  }

  @FieldResolver(() => EventConnection, {
    description:
      'Events by title, description, location and type. Exact titles come first, then titles whose words begin with the words of the text, then other matches. Each part lists future events, earliest first, then past events, latest first.',
  })
  events(@Root() search: SearchResults, @After() after: string | null, @Ctx() ctx: Context) {
    return findMatches(ctx, searchEvents, search, after);
  }
}
