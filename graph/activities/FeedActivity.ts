import { Field, Int, ObjectType } from 'type-graphql';
import { Post } from '../model/posts/Post.ts';
import { FeedActivityKind } from '../model/posts/postChanges.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { caughtUpDescription } from '../platform/graphql/replayDescriptions.ts';

describeEnum(FeedActivityKind, 'FeedActivityKind', 'The kind of a feed event.', {
  CAUGHT_UP: caughtUpDescription,
  POSTED: 'A member has created a post: see `post`.',
});

@ObjectType({ description: 'An event in a feed. It contains only data that the viewer may read.' })
export class FeedActivity {
  @Field(() => FeedActivityKind, { description: 'The kind of the event.' })
  kind: FeedActivityKind;

  @Field(() => Date, { description: 'The instant of the event (UTC).' })
  at: Date;

  @Field(() => Post, { nullable: true, description: 'The new post of a POSTED event. Null for other events.' })
  post: Post | null;

  @Field(() => Int, {
    description:
      'The number of new posts by other members that this subscription has sent, for the button that loads them. New means created after `since`, or after the start of the subscription when `since` is omitted.',
  })
  newPostCount: number;
}
