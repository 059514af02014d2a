import { Field, ID, ObjectType } from 'type-graphql';
import { Comment } from '../model/comments/Comment.ts';
import { Post } from '../model/posts/Post.ts';
import { PostActivityKind } from '../model/posts/postChanges.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { caughtUpDescription } from '../platform/graphql/replayDescriptions.ts';

describeEnum(PostActivityKind, 'PostActivityKind', 'The kind of a post event.', {
  CAUGHT_UP: caughtUpDescription,
  COMMENT_CHANGED: 'The author has edited a comment or a reply: see `comment`.',
  COMMENT_CREATED: 'A member has created a comment or a reply: see `comment`.',
  COMMENT_DELETED: 'A comment was deleted with its replies: see `deletedCommentId`.',
  LIKES_CHANGED: 'A like was added or removed: see the count in `post`.',
  POST_CHANGED: 'The author has edited the post: see `post`.',
});

@ObjectType({ description: 'An event on a post. It contains only data that the viewer may read.' })
export class PostActivity {
  @Field(() => PostActivityKind, { description: 'The kind of the event.' })
  kind: PostActivityKind;

  @Field(() => Date, {
    description: 'The instant of the event (UTC). After an interruption, send the latest one as `since`.',
  })
  at: Date;

  @Field(() => Post, { description: 'The current post with its counts.' })
  post: Post;

  @Field(() => Comment, {
    nullable: true,
    description: 'The comment of a COMMENT_CREATED or COMMENT_CHANGED event. Null for other events.',
  })
  comment: Comment | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The id of the deleted comment of a COMMENT_DELETED event. Null for other events.',
  })
  deletedCommentId: string | null;
}
