import { Arg, Ctx, Field, FieldResolver, ID, Mutation, ObjectType, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { Post } from '../model/posts/Post.ts';
import { findPinnedPost, setPinnedPost } from './pinnedPosts.ts';

@ObjectType({ description: 'The result of pinning a post of a group.' })
class SetPinnedPostPayload {
  @Field(() => Group, { description: 'The group with its new `pinnedPost`.' })
  group: Group;
}

@Resolver(() => Group)
export class PinnedPostResolver {
  @FieldResolver(() => Post, {
    nullable: true,
    description:
      'The post that an organiser has pinned: the page of the group shows it first. Null if there is none that the viewer may read.',
  })
  pinnedPost(@Root() group: Group, @Ctx() ctx: Context) {
    return findPinnedPost(ctx, group);
  }

  @Mutation(() => SetPinnedPostPayload, {
    description:
      'Pins a post of a group that the viewer organises. Another pinned post is replaced. Idempotent. Errors: UNAUTHENTICATED, NOT_FOUND for a post that the viewer may not read or of another group, FORBIDDEN for everyone but its organisers, RATE_LIMITED beyond the limit of texts.',
  })
  async setPinnedPost(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Arg('postId', () => ID, { nullable: true, description: 'The id of the post. Null to pin none.' })
    postId: string | null,
    @Ctx() ctx: Context,
  ) {
    return { group: await setPinnedPost(ctx, groupId, postId ?? null) };
  }
}
