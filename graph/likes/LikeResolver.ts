import { Arg, Args, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { User } from '../model/users/User.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { findPost } from '../posts/posts.ts';
import { setLike } from './likes.ts';

@ObjectType({ description: 'The result of adding or removing a like.' })
class SetLikePayload {
  @Field(() => Post, {
    nullable: true,
    description: 'The post, with the new `likeCount`. Null when the viewer may no longer read the post.',
  })
  post: Post;
}

@Resolver(() => Post)
export class LikeResolver {
  @FieldResolver(() => Boolean, { description: 'Whether the viewer likes the post.' })
  viewerHasLiked(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.viewerHasLiked ?? ctx.load.viewerLikesPost.load(post.id);
  }

  @FieldResolver(() => UserConnection, {
    description:
      'The members who like the post, the newest like first. Members who have blocked the viewer are omitted, so that the list can be shorter than `likeCount`.',
  })
  likers(@Root() post: PostRow, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.likersOfPost.load({ ...page, ownerId: post.id });
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'The member who liked the post last among those that the viewer follows. Only the newest 100 likes are considered. Null if there is none, and for visitors. Muted members are never named.',
  })
  followedLiker(@Root() post: PostRow, @Ctx() ctx: Context) {
    return ctx.load.followedLikerOfPost.load(post.id);
  }

  @Mutation(() => SetLikePayload, {
    description:
      'Adds or removes the like of the viewer. A like can be removed even when the post is now hidden from the viewer. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for a post of the viewer.',
  })
  setLike(
    @Arg('postId', () => ID, { description: 'The id of the post.' }) postId: string,
    @Arg('liked', () => Boolean, { description: 'true to like the post, false to remove the like.' }) liked: boolean,
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
