import { Arg, Ctx, Field, ID, ObjectType, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { maxSuggested, type Suggestion, suggestMentions } from './mentionSuggestions.ts';

@ObjectType({ description: 'A member whom the viewer may want to mention.' })
class MentionSuggestion implements Suggestion {
  @Field(() => User, { description: 'The suggested member.' })
  user: User;

  @Field(() => Boolean, {
    description: 'Whether the member is the author, a commenter or a participant of the post.',
  })
  isInConversation: boolean;
}

@Resolver(() => MentionSuggestion)
export class MentionResolver {
  @AtMost(maxSuggested)
  @Query(() => [MentionSuggestion], {
    description: `The members to mention in a text, at most ${maxSuggested}: first those in the conversation of a post, then members that the viewer follows, then matches of the search. Empty for visitors. Errors: BAD_USER_INPUT for a text of more than 200 characters, RATE_LIMITED when too many searches wait.`,
  })
  mentionSuggestions(
    @Arg('text', () => String, {
      description: 'A part of the username or display name. A blank text returns only members who are near the viewer.',
    })
    text: string,
    @Arg('postId', () => ID, {
      nullable: true,
      description:
        'The id of the post that is written under. Omit it for a new post. A post that the viewer may not read has no conversation.',
    })
    postId: string | null,
    @Ctx() ctx: Context,
  ) {
    return suggestMentions(ctx, text, postId);
  }
}
