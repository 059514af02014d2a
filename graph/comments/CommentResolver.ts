import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Comment } from '../model/comments/Comment.ts';
import { commentPolicy } from '../model/comments/commentPolicy.ts';
import { type CommentRow, replyCountOf, updatedAtOf } from '../model/comments/commentRows.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { requirePost } from '../posts/posts.ts';
import { commentCountOf } from './commentCount.ts';
import {
  CommentConnection,
  CreateCommentInput,
  CreateCommentPayload,
  DeleteCommentPayload,
  UpdateCommentInput,
  UpdateCommentPayload,
} from './commentInputs.ts';
import { createComment, deleteComment, findComment } from './comments.ts';
import { updateComment } from './updateComment.ts';

@Resolver(() => Post)
export class PostCommentResolver {
  @FieldResolver(() => CommentConnection, {
    description: 'The top-level comments, oldest first. Replies are in `replies` of each comment.',
  })
  comments(@Root() post: PostRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.commentsOfPost.load({ ...page, ownerId: post.id });
  }

  @FieldResolver(() => Int)
  commentCount(@Root() post: PostRow, @Ctx() ctx: Context) {
    return commentCountOf(ctx, post);
  }
}

@Resolver(() => Comment)
export class CommentResolver {
  @Query(() => Comment, {
    nullable: true,
    description: 'The comment with this id. Null when it does not exist or the viewer may not read it.',
  })
  comment(@Arg('id', () => ID, { description: 'The id of the comment.' }) id: string, @Ctx() ctx: Context) {
    return findComment(ctx, id);
  }

  @FieldResolver(() => Post, { description: 'The post of the comment.' })
  post(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return requirePost(ctx, 'read', comment.postId);
  }

  @FieldResolver(() => User, { description: 'The author of the comment.' })
  author(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return comment.author ?? ctx.load.userById.load(comment.authorId);
  }

  @FieldResolver(() => Comment, {
    nullable: true,
    description: 'The comment that this one replies to. Null for a top-level comment.',
  })
  parent(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return comment.parentId && findComment(ctx, comment.parentId);
  }

  @FieldResolver(() => Int, {
    description: 'The number of replies, without those that a mute or a block hides from the viewer.',
  })
  replyCount(@Root() comment: CommentRow) {
    return replyCountOf(comment);
  }

  @FieldResolver(() => CommentConnection, { description: 'The replies, oldest first. Empty for a reply.' })
  replies(@Root() comment: CommentRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.repliesOfComment.load({ ...page, ownerId: comment.id });
  }

  @FieldResolver(() => Date, {
    description: 'When the comment was last edited (UTC). Equal to the time of creation until the first edit.',
  })
  updatedAt(@Root() comment: CommentRow) {
    return updatedAtOf(comment);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may edit the comment. Only its author may.',
  })
  viewerCanEdit(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return commentPolicy.edit.may(ctx.viewer, comment);
  }

  @FieldResolver(() => Int, {
    complexity: 1,
    description:
      'The number of comments before this one, at most 100: at 100 there may be more. Top-level comments for a top-level comment, replies for a reply, without those that are hidden from the viewer. Only the nearest 5,000 are examined. Each count costs 1.',
  })
  async previousCount(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return (await ctx.load.previousCountOfComment.load(comment.id))?.count ?? 0;
  }

  @FieldResolver(() => CommentConnection, {
    description:
      'The comments before this one, latest first: top-level comments for a top-level comment, replies for a reply.',
  })
  previous(@Root() comment: CommentRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.previousOfComment.load({ ...page, ownerId: comment.id });
  }

  @FieldResolver(() => CommentConnection, {
    description:
      'The comments after this one, oldest first: top-level comments for a top-level comment, replies for a reply.',
  })
  following(@Root() comment: CommentRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.followingOfComment.load({ ...page, ownerId: comment.id });
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may delete the comment. Its author and the author of the post may.',
  })
  viewerCanDelete(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return commentPolicy.delete.may(ctx.viewer, comment);
  }

  @Mutation(() => CreateCommentPayload, {
    description:
      'Creates a comment on a post, or a reply to a top-level comment. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for a post that the viewer may not read, CONFLICT when the id is taken, and when the post has 1,000 comments of the viewer or 20,000 in all.',
  })
  createComment(
    @Arg('input', () => CreateCommentInput, { description: 'The comment to create.' }) input: CreateCommentInput,
    @Ctx() ctx: Context,
  ) {
    return createComment(ctx, input);
  }

  @Mutation(() => UpdateCommentPayload, {
    description:
      'Edits the text of a comment. Only its author may. A text that the comment already has changes nothing. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, CONFLICT when the comment was edited since `expectedUpdatedAt`.',
  })
  updateComment(
    @Arg('input', () => UpdateCommentInput, { description: 'The comment and its new text.' }) input: UpdateCommentInput,
    @Ctx() ctx: Context,
  ) {
    return updateComment(ctx, input);
  }

  @Mutation(() => DeleteCommentPayload, {
    description:
      'Deletes a comment with its replies. The viewer must be the author of the comment or of its post. Works even when the comment is now hidden from the viewer. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.',
  })
  deleteComment(
    @Arg('commentId', () => ID, { description: 'The id of the comment to delete.' }) commentId: string,
    @Ctx() ctx: Context,
  ) {
    return deleteComment(ctx, commentId);
  }
}
