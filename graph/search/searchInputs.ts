import { Max, Min } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { maximumPageSize } from '../lib/paginate.ts';
import type { Search } from './search.ts';
import { maximumFound } from './search.ts';

@ArgsType()
export class SearchArguments {
  @Field(() => String, {
    description:
      'What was typed, at most 200 characters; blank finds nothing. Every word is looked for, whatever its case and accents; the last one may be the beginning of a word.',
  })
  query: string;

  @Field(() => Int, {
    defaultValue: 20,
    description: `How many items of each list, 1 to 100; a page holds ${maximumFound} at most.`,
  })
  @Min(1, { message: 'first must be at least 1' })
  @Max(maximumPageSize, { message: `first must be at most ${maximumPageSize}` })
  first: number = 20;
}

@ObjectType({
  description:
    'What a search has found, the best match first. Where nothing matches a text as it was typed, a list holds what matches words of nearly the same spelling. Cursors carry how well an item matches and where it stands among its equals, so they survive inserts and deletes.',
})
export class SearchResults implements Search {
  readonly text: string;
  readonly first: number;
}
