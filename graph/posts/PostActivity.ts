import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Comment } from '../comments/Comment.ts';
import { caughtUpDescription } from '../lib/caughtUpDescription.ts';
import { Post } from './Post.ts';
import { PostActivityKind } from './postChanges.ts';

registerEnumType(PostActivityKind, {
  name: 'PostActivityKind',
  description: 'What has happened on a post.',
  valuesConfig: {
    CAUGHT_UP: { description: caughtUpDescription },
    COMMENT_CREATED: { description: 'Someone has commented, or answered a comment: see `comment`.' },
    COMMENT_DELETED: { description: 'A comment is gone, and its replies with it: see `deletedCommentId`.' },
    LIKES_CHANGED: { description: 'Someone likes it or has taken a like back: see the count of `post`.' },
    POST_CHANGED: { description: 'Its author has edited it: see `post`.' },
  },
});

@ObjectType({ description: 'Something that has happened on a post, told as its viewer may see it.' })
export class PostActivity {
  @Field(() => PostActivityKind, { description: 'What has happened.' })
  kind: PostActivityKind;

  @Field(() => Date, { description: 'When (UTC): pass the latest as `since` after an interruption.' })
  at: Date;

  @Field(() => Post, { description: 'The post as it is now, with its counts.' })
  post: Post;

  @Field(() => Comment, { nullable: true, description: 'The new comment of COMMENT_CREATED, else null.' })
  comment: Comment | null;

  @Field(() => ID, { nullable: true, description: 'The id of the comment that is gone by COMMENT_DELETED, else null.' })
  deletedCommentId: string | null;
}
