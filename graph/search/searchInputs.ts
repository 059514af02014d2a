import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { maxPageSize } from '../platform/graphql/paginate.ts';
import { maxFound, type Search } from './search.ts';

@ArgsType()
export class SearchArguments {
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
export class SearchResults implements Search {
  readonly text: string;
  readonly first: number;
}
