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
  registerEnumType,
} from 'type-graphql';
import type { Context } from '../context.ts';
import { Group } from '../groups/Group.ts';
import { fieldsUnder } from '../lib/fieldsUnder.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { FeedScope, listFeed } from './feed.ts';
import { Post } from './Post.ts';
import { askedBy } from './postCompanions.ts';
import {
  CreatePostInput,
  CreatePostPayload,
  DeletePostPayload,
  PostConnection,
  UpdatePostInput,
  UpdatePostPayload,
} from './postInputs.ts';
import { postPolicy } from './postPolicy.ts';
import type { PostRow } from './posts.ts';
import { createPost, deletePost, findPost, updatePost } from './posts.ts';

registerEnumType(FeedScope, {
  name: 'FeedScope',
  description: 'Whose posts a feed holds.',
  valuesConfig: {
    EVERYONE: { description: 'All that the viewer may read.' },
    FOLLOWING: {
      description:
        'The viewer’s own, those of people they follow and of groups they have joined; to visitors the same as EVERYONE.',
    },
  },
});

@ArgsType()
class FeedArguments extends PageArguments {
  @Field(() => FeedScope, { defaultValue: FeedScope.EVERYONE, description: 'Whose posts.' })
  scope: FeedScope = FeedScope.EVERYONE;

  @Field(() => ID, {
    nullable: true,
    description: 'Only posts to this group, whatever the scope; of an unknown group there are none.',
  })
  groupId?: string | null;
}

@Resolver(() => Post)
export class PostResolver {
  @Query(() => Post, { nullable: true, description: 'A post by id; null when unknown or not visible to the viewer.' })
  post(
    @Arg('id', () => ID, { description: 'The id of the post.' }) id: string,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return findPost(ctx, id, askedBy(fieldsUnder(info)));
  }

  @Query(() => PostConnection, { description: 'Posts that the viewer may read, newest first.' })
  feed(@Args(() => FeedArguments) query: FeedArguments, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return listFeed(ctx, query, askedBy(fieldsUnder(info)));
  }

  @FieldResolver(() => User, { description: 'Who posted it.' })
  author(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.author ?? ctx.load.userById.load(post.authorId);
  }

  @FieldResolver(() => Group, { nullable: true, description: 'The group it was posted to, null for none.' })
  group(@Root() post: PostRow, @Ctx() ctx: Context) {
    return post.groupId && (post.group ?? ctx.load.groupById.load(post.groupId));
  }

  @FieldResolver(() => Boolean, { description: 'Whether the viewer may edit and delete it.' })
  viewerCanEdit(@Root() post: PostRow, @Ctx() ctx: Context) {
    return postPolicy.edit.may(ctx.viewer, post);
  }

  @Mutation(() => CreatePostPayload, {
    description:
      'Publishes a post, plain or of a ride, in which its author then takes part. Errors: UNAUTHENTICATED, BAD_USER_INPUT (`Please fill out: …` names all that a ride lacks), FORBIDDEN for a group not joined, CONFLICT for an id that is taken, PAYLOAD_TOO_LARGE for a picture.',
  })
  createPost(
    @Arg('input', () => CreatePostInput, { description: 'The post.' }) input: CreatePostInput,
    @Ctx() ctx: Context,
  ) {
    return createPost(ctx, input);
  }

  @Mutation(() => UpdatePostPayload, {
    description:
      'Changes a post of one’s own. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND, FORBIDDEN for another’s post and for a group not joined, PAYLOAD_TOO_LARGE for a picture.',
  })
  updatePost(
    @Arg('input', () => UpdatePostInput, { description: 'The changes.' }) input: UpdatePostInput,
    @Ctx() ctx: Context,
  ) {
    return updatePost(ctx, input);
  }

  @Mutation(() => DeletePostPayload, {
    description: 'Deletes a post of one’s own with everything under it. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN.',
  })
  deletePost(@Arg('postId', () => ID, { description: 'The post to delete.' }) postId: string, @Ctx() ctx: Context) {
    return deletePost(ctx, postId);
  }
}
