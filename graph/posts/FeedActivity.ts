import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { caughtUpDescription } from '../lib/caughtUpDescription.ts';
import { Post } from './Post.ts';
import { FeedActivityKind } from './postChanges.ts';

registerEnumType(FeedActivityKind, {
  name: 'FeedActivityKind',
  description: 'What has happened in a feed.',
  valuesConfig: {
    CAUGHT_UP: { description: caughtUpDescription },
    POSTED: { description: 'Someone has posted: see `post`.' },
  },
});

@ObjectType({ description: 'Something that has happened in a feed, told as its viewer may see it.' })
export class FeedActivity {
  @Field(() => FeedActivityKind, { description: 'What has happened.' })
  kind: FeedActivityKind;

  @Field(() => Date, { description: 'When (UTC).' })
  at: Date;

  @Field(() => Post, { nullable: true, description: 'The new post of POSTED, else null.' })
  post: Post | null;

  @Field(() => Int, {
    description:
      'How many posts by others, made after `since`, or else after the subscription began, it has told of so far: what is written on a button that loads them.',
  })
  newPostCount: number;
}
