import { IsOptional } from 'class-validator';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { connectionOf } from '../lib/connection.ts';
import { ClientId, Text } from '../lib/validation.ts';
import { Post } from '../posts/Post.ts';
import { Comment } from './Comment.ts';

export const CommentConnection = connectionOf('Comment', () => Comment);

@InputType({ description: 'A comment to write, or a reply to one.' })
export class CreateCommentInput {
  @Field(() => ID, {
    nullable: true,
    description: 'A UUID made by the client: the same id again answers the first result and writes nothing.',
  })
  @ClientId()
  id?: string | null;

  @Field(() => ID, { description: 'The post to comment on; the viewer must be allowed to read it.' })
  @Text({ minimum: 1, maximum: 100, message: 'postId is required' })
  postId: string;

  @Field(() => String, { description: 'The text: 1 to 2,000 characters, blanks at its ends not counted.' })
  @Text({ minimum: 1, maximum: 2000, message: 'Please enter some text for your comment' })
  content: string;

  @Field(() => ID, { nullable: true, description: 'The top-level comment of the same post that this one answers.' })
  @IsOptional()
  @Text({ maximum: 100 })
  parentId?: string | null;
}

@ObjectType({ description: 'What a new comment changed.' })
export class CreateCommentPayload {
  @Field(() => Comment, { description: 'The new comment.' })
  comment: Comment;

  @Field(() => Post, { description: 'The post it stands under, with its new count.' })
  post: Post;

  @Field(() => Comment, { nullable: true, description: 'The comment it answers, with its new count; null for none.' })
  parent: Comment | null;
}

@ObjectType({ description: 'What the deletion of a comment changed.' })
export class DeleteCommentPayload {
  @Field(() => ID, { description: 'The id of the comment that is gone, and its replies with it.' })
  deletedCommentId: string;

  @Field(() => Post, { description: 'The post it stood under, with its new count.' })
  post: Post;

  @Field(() => Comment, { nullable: true, description: 'The comment it answered, with its new count; null for none.' })
  parent: Comment | null;
}
