import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Post } from '../posts/Post.ts';
import type { PostRow } from '../posts/posts.ts';
import { findPost } from '../posts/posts.ts';
import { SetLikePayload } from './likeInputs.ts';
import { setLike } from './likes.ts';

@Resolver(() => Post)
export class LikeResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer likes it.' })
  viewerHasLiked(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.viewerHasLiked ?? ctx.load.viewerLikesPost.load(post.id);
  }

  @Mutation(() => SetLikePayload, {
    description:
      'Likes a post or takes the like back, the latter even if the post has been hidden from the viewer since. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for one’s own post.',
  })
  setLike(
    @Arg('postId', () => ID, { description: 'The id of the post.' }) postId: string,
    @Arg('liked', () => Boolean, { description: 'true to like, false to take it back.' }) liked: boolean,
    @Ctx() ctx: Context,
  ) {
    return setLike(ctx, postId, liked);
  }
}

@Resolver(() => SetLikePayload)
export class SetLikePayloadResolver {
  @FieldResolver(() => Post, { nullable: true })
  post(@Root() { post }: { post: PostRow }, @Ctx() ctx: Context) {
    return findPost(ctx, post.id);
  }
}
