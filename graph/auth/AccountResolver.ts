import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../context.ts';
import { PageArguments } from '../lib/paginate.ts';
import { User } from '../users/User.ts';
import { changePassword, deleteAccount } from './account.ts';
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  DeleteAccountInput,
  DeleteAccountPayload,
  EndOtherSessionsPayload,
  EndSessionPayload,
} from './accountInputs.ts';
import { endOtherSessions, endSession, listSessions } from './sessionList.ts';
import { UserSessionConnection } from './UserSession.ts';

const needsSession = 'Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token';

@Resolver(() => User)
export class AccountResolver {
  @FieldResolver(() => UserSessionConnection, {
    nullable: true,
    description:
      'The sign-ins of the member that have not ended, the newest first. For the member alone: null for everyone else.',
  })
  sessions(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listSessions(ctx, user, page);
  }

  @Mutation(() => EndSessionPayload, {
    description: `Ends a session of one’s own at once, as \`logout\` does where it was opened. ${needsSession}, NOT_FOUND.`,
  })
  endSession(
    @Arg('sessionId', () => ID, { description: 'The id of the session, not its token.' }) sessionId: string,
    @Ctx() ctx: Context,
  ) {
    return endSession(ctx, sessionId);
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: `Ends all sessions of one’s own but the one that signs this request in. Access tokens and calendar links stay: \`changePassword\` revokes them all. ${needsSession}.`,
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return endOtherSessions(ctx);
  }

  @Mutation(() => ChangePasswordPayload, {
    description: `Changes one’s password, ends all other sessions of one’s own and revokes one’s access tokens and calendar links. ${needsSession}, BAD_USER_INPUT for a wrong password and for a new one that is short or among the most used, RATE_LIMITED.`,
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'Both passwords.' }) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ) {
    return changePassword(ctx, input);
  }

  @Mutation(() => DeleteAccountPayload, {
    description: `Deletes one’s account with all that is one’s own, for good: posts with all that stands under them, comments, moments, likes, follows and memberships. ${needsSession}, BAD_USER_INPUT for a wrong password, RATE_LIMITED.`,
  })
  deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'The password, to be sure.' }) input: DeleteAccountInput,
    @Ctx() ctx: Context,
  ) {
    return deleteAccount(ctx, input);
  }
}
