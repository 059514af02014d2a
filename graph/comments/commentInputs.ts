import { IsDate, IsOptional } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Comment } from '../model/comments/Comment.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import { Post } from '../model/posts/Post.ts';
import { connectionOf } from '../platform/graphql/connection.ts';
import { clientIdDescription, isReplayDescription } from '../platform/graphql/replayDescriptions.ts';
import { ClientId, Text } from '../platform/graphql/validation.ts';

const maxContent = inputLimits.comment.content;

export const CommentConnection = connectionOf('Comment', () => Comment);

@InputType({ description: 'A comment, or a reply to a comment, to create.' })
export class CreateCommentInput {
  @Field(() => ID, {
    nullable: true,
    description: clientIdDescription,
  })
  @ClientId()
  id?: string | null;

  @Field(() => ID, { description: 'The id of the post to comment on. NOT_FOUND when the viewer may not read it.' })
  @Text({ minimum: 1, maximum: 100, message: 'postId is required' })
  postId: string;

  @Field(() => String, {
    description: `The text: 1 to ${spelled(maxContent)} characters. Blanks at both ends are removed and not counted.`,
  })
  @Text({ minimum: 1, maximum: maxContent, message: 'Please enter some text for your comment' })
  content: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the comment to reply to: a top-level comment of the same post. Null or omitted for a top-level comment.',
  })
  @IsOptional()
  @Text({ maximum: 100 })
  parentId?: string | null;
}

@InputType({ description: 'A new text for a comment.' })
export class UpdateCommentInput {
  @Field(() => ID, { description: 'The id of the comment to edit.' })
  @Text({ minimum: 1, maximum: 100, message: 'commentId is required' })
  commentId: string;

  @Field(() => String, {
    description: `The new text: 1 to ${spelled(maxContent)} characters. Blanks at both ends are removed and not counted.`,
  })
  @Text({ minimum: 1, maximum: maxContent, message: 'Please enter some text for your comment' })
  content: string;

  @Field(() => Date, {
    nullable: true,
    description:
      'The `updatedAt` of the comment as the viewer read it. The server returns CONFLICT when the comment was edited since. When omitted or null, the last edit wins.',
  })
  @IsOptional()
  @IsDate()
  expectedUpdatedAt?: Date | null;
}

@ObjectType({ description: 'The result of creating a comment.' })
export class CreateCommentPayload {
  @Field(() => Comment, { description: 'The new comment.' })
  comment: Comment;

  @Field(() => Post, { description: 'The post of the comment, with the new `commentCount`.' })
  post: Post;

  @Field(() => Comment, {
    nullable: true,
    description: 'The comment that it replies to, with the new `replyCount`. Null for a top-level comment.',
  })
  parent: Comment | null;

  @Field(() => Boolean, {
    description: isReplayDescription,
  })
  isReplay: boolean;
}

@ObjectType({ description: 'The result of editing a comment.' })
export class UpdateCommentPayload {
  @Field(() => Comment, { description: 'The comment after the edit.' })
  comment: Comment;
}

@ObjectType({ description: 'The result of deleting a comment.' })
export class DeleteCommentPayload {
  @Field(() => ID, { description: 'The id of the deleted comment. Its replies were deleted with it.' })
  deletedCommentId: string;

  @Field(() => Post, {
    nullable: true,
    description:
      'The post of the deleted comment, with the new `commentCount`. Null when the viewer may no longer read the post.',
  })
  post: Post | null;

  @Field(() => Comment, {
    nullable: true,
    description:
      'The comment that it replied to, with the new `replyCount`. Null for a top-level comment, and when the viewer may no longer read the parent.',
  })
  parent: Comment | null;
}
