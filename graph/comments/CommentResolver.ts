import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { Post } from '../posts/Post.ts';
import type { PostRow } from '../posts/posts.ts';
import { requirePost } from '../posts/posts.ts';
import { User } from '../users/User.ts';
import { Comment } from './Comment.ts';
import { CommentConnection, CreateCommentInput, CreateCommentPayload, DeleteCommentPayload } from './commentInputs.ts';
import { commentPolicy } from './commentPolicy.ts';
import type { CommentRow } from './commentRows.ts';
import { commentCountOf, replyCountOf } from './commentRows.ts';
import { createComment, deleteComment, findComment } from './comments.ts';

@Resolver(() => Post)
export class PostCommentResolver {
  @FieldResolver(() => CommentConnection, {
    description: 'The top-level comments, oldest first; what answers one is among its `replies`.',
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
  @FieldResolver(() => Post, { description: 'The post it stands under.' })
  post(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return requirePost(ctx, 'read', comment.postId);
  }

  @FieldResolver(() => User, { description: 'Who wrote it.' })
  author(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return comment.author ?? ctx.load.userById.load(comment.authorId);
  }

  @FieldResolver(() => Comment, { nullable: true, description: 'The top-level comment it answers, null for none.' })
  parent(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return comment.parentId && findComment(ctx, comment.parentId);
  }

  @FieldResolver(() => Int, {
    description: 'How many replies hang on it; those that the viewer has muted are not counted.',
  })
  replyCount(@Root() comment: CommentRow) {
    return replyCountOf(comment);
  }

  @FieldResolver(() => CommentConnection, { description: 'The replies, oldest first; a reply has none.' })
  replies(@Root() comment: CommentRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.repliesOfComment.load({ ...page, ownerId: comment.id });
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may delete it: its author and the post’s may.' })
  viewerCanDelete(@Root() comment: CommentRow, @Ctx() ctx: Context) {
    return commentPolicy.delete.may(ctx.viewer, comment);
  }

  @Mutation(() => CreateCommentPayload, {
    description:
      'Comments on a post or answers a top-level comment of it. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for a post that the viewer may not read, CONFLICT for an id that is taken.',
  })
  createComment(
    @Arg('input', () => CreateCommentInput, { description: 'The comment.' }) input: CreateCommentInput,
    @Ctx() ctx: Context,
  ) {
    return createComment(ctx, input);
  }

  @Mutation(() => DeleteCommentPayload, {
    description:
      'Deletes a comment of one’s own, or one under a post of one’s own, with its replies. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.',
  })
  deleteComment(
    @Arg('commentId', () => ID, { description: 'The comment to delete.' }) commentId: string,
    @Ctx() ctx: Context,
  ) {
    return deleteComment(ctx, commentId);
  }
}
