import type { GraphQLResolveInfo } from 'graphql';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../model/groups/Group.ts';
import { Post } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { companionsFor, foundGroup } from '../model/posts/postCompanions.ts';
import { postPolicy } from '../model/posts/postPolicy.ts';
import { User } from '../model/users/User.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { fieldsUnder } from '../platform/graphql/fieldsUnder.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { FeedScope, listFeed } from './feed.ts';
import {
  CreatePostInput,
  CreatePostPayload,
  DeletePostPayload,
  PostConnection,
  UpdatePostInput,
  UpdatePostPayload,
  UserPostsArguments,
} from './postInputs.ts';
import { createPost, deletePost, findPost, updatePost } from './posts.ts';

describeEnum(FeedScope, 'FeedScope', 'The authors whose posts a feed contains.', {
  EVERYONE: 'All posts that the viewer may read.',
  FOLLOWING:
    'Posts of the viewer, of members they follow, and of groups they have joined. Visitors get the same posts as EVERYONE.',
});

@ArgsType()
class FeedArguments extends PageArguments {
  @Field(() => FeedScope, { defaultValue: FeedScope.EVERYONE, description: 'The authors of the posts.' })
  scope: FeedScope = FeedScope.EVERYONE;

  @Field(() => ID, {
    nullable: true,
    description:
      'Returns only the posts of this group, regardless of `scope`. BAD_USER_INPUT when the group does not exist.',
  })
  groupId?: string | null;
}

@Resolver(() => Post)
export class PostResolver {
  @Query(() => Post, {
    nullable: true,
    description: 'The post with this id. Null when it does not exist or the viewer may not read it.',
  })
  post(
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return findPost(ctx, id, companionsFor(fieldsUnder(info)));
  }

  @Query(() => PostConnection, {
    description:
      'Posts that the viewer may read, newest first. A page skips at most 10,000 other posts, so it can be short or empty although `hasNextPage` is true.',
  })
  feed(@Args(() => FeedArguments) query: FeedArguments, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return listFeed(ctx, query, companionsFor(fieldsUnder(info)));
  }

  @FieldResolver(() => User, { description: 'The author of the post.' })
  author(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.author ?? ctx.load.userById.load(post.authorId);
  }

  @FieldResolver(() => Group, {
    nullable: true,
    description:
      'The group of the post. Null when it was not posted to a group, and for a hidden group that its author has left.',
  })
  group(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.groupId && (foundGroup(ctx.viewer, post) ?? ctx.load.groupById.load(post.groupId));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit and delete the post.' })
  viewerCanEdit(@Root() post: PostRow, @Ctx() ctx: Context) {
    return postPolicy.edit.may(ctx.viewer, post);
  }

  @Mutation(() => CreatePostPayload, {
    description:
      'Creates a plain post or a ride post. The author participates in the ride from the start. Errors: UNAUTHENTICATED, BAD_USER_INPUT (`Please fill out: …` names every missing field of a ride), FORBIDDEN when the viewer is not a member of the group, CONFLICT when the id is taken and for ride 501 of the viewer that starts in the future and post 10,001 that not everyone may read, PAYLOAD_TOO_LARGE for a picture.',
  })
  createPost(
    @Arg('input', () => CreatePostInput, { description: 'The post to create.' }) input: CreatePostInput,
    @Ctx() ctx: Context,
  ) {
    return createPost(ctx, input);
  }

  @Mutation(() => UpdatePostPayload, {
    description:
      'Changes a post of the viewer. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for the post of another member and when the viewer is not a member of the group, CONFLICT when the post was edited since `expectedUpdatedAt` when it moves ride 501 of the viewer into the future, and when it makes post 10,001 of the viewer that not everyone may read, PAYLOAD_TOO_LARGE for a picture.',
  })
  updatePost(
    @Arg('input', () => UpdatePostInput, { description: 'The changes.' }) input: UpdatePostInput,
    @Ctx() ctx: Context,
  ) {
    return updatePost(ctx, input);
  }

  @Mutation(() => DeletePostPayload, {
    description:
      'Deletes a post of the viewer with its comments, likes, ride and moments. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.',
  })
  deletePost(
    @Arg('postId', () => ID, { description: 'The id of the post to delete.' }) postId: string,
    @Ctx() ctx: Context,
  ) {
    return deletePost(ctx, postId);
  }
}

@Resolver(() => User)
export class UserPostResolver {
  @FieldResolver(() => PostConnection, {
    description: 'The posts of this member that the viewer may read, newest first.',
  })
  posts(@Root() user: User, @Args(() => UserPostsArguments) page: UserPostsArguments, @Ctx() ctx: Context) {
    return ctx.load.postsOfUser.load({ ...page, ownerId: user.id });
  }
  @FieldResolver(() => PostConnection, {
    description:
      'The posts of this member with at least one picture that the viewer may read, newest first. Each post has its pictures in `pictures`.',
  })
  postsWithPictures(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return ctx.load.postsWithPicturesOfUser.load({ ...page, ownerId: user.id });
  }
}
