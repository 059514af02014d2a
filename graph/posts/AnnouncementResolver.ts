import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Post } from '../model/posts/Post.ts';
import { AnnouncementInput } from './AnnouncementInput.ts';
import { announceToGroup } from './announcements.ts';

@ObjectType({ description: 'The result of an announcement to all members of a group.' })
class AnnounceToGroupPayload {
  @Field(() => Post, { description: 'The post with the text, which the members of the group can read.' })
  post: Post;
}

@Resolver()
export class AnnouncementResolver {
  @Mutation(() => AnnounceToGroupPayload, {
    description:
      'Announces a text to all members of a group that the viewer organises: creates a post for the members of the group and notifies each of them, unless a mute or a block hides the viewer from them. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone but its organisers, BAD_USER_INPUT, RATE_LIMITED, CONFLICT for the third announcement in the group within 24 hours.',
  })
  async announceToGroup(
    @Arg('input', () => AnnouncementInput, { description: 'The group and the text.' }) input: AnnouncementInput,
    @Ctx() ctx: Context,
  ) {
    return { post: await announceToGroup(ctx, input) };
  }
}
