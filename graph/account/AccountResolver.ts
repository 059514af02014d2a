import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { endOtherSessions, endSession, listSessions } from '../auth/sessionList.ts';
import { UserSessionConnection } from '../auth/UserSession.ts';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { changePassword, deleteAccount } from './account.ts';
import {
  ChangePasswordInput,
  ChangePasswordPayload,
  DeleteAccountInput,
  DeleteAccountPayload,
  EndOtherSessionsPayload,
  EndSessionPayload,
} from './accountInputs.ts';

const needsSession = 'Needs a session. Errors: UNAUTHENTICATED, FORBIDDEN for an access token';

@Resolver(() => User)
export class AccountResolver {
  @FieldResolver(() => UserSessionConnection, {
    nullable: true,
    description: 'The sessions of the member that have not ended, the newest first. Null for everyone but the member.',
  })
  sessions(@Root() user: User, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listSessions(ctx, user, page);
  }

  @Mutation(() => EndSessionPayload, {
    description: `Ends one of the viewer’s sessions, as \`logout\` does for the current one, and forgets a mail address of the viewer that is not confirmed. A member without a password who ends another session than that of the request loses their access tokens, calendar links and links to groups too. ${needsSession}, NOT_FOUND.`,
  })
  endSession(
    @Arg('sessionId', () => ID, { description: 'The id of the session, not its token.' }) sessionId: string,
    @Ctx() ctx: Context,
  ) {
    return endSession(ctx, sessionId);
  }

  @Mutation(() => EndOtherSessionsPayload, {
    description: `Ends all of the viewer’s sessions except the one of this request, and forgets a mail address that is not confirmed. Access tokens and calendar links stay valid: \`changePassword\` revokes them all. A member without a password loses their access tokens, calendar links and links to groups too. ${needsSession}.`,
  })
  endOtherSessions(@Ctx() ctx: Context) {
    return endOtherSessions(ctx);
  }

  @Mutation(() => ChangePasswordPayload, {
    description: `Changes the viewer’s password, ends all their other sessions, revokes their access tokens and calendar links, and forgets a mail address that is not confirmed. ${needsSession}, BAD_USER_INPUT for a wrong password and for a new one that is short or that the instance rejects, RATE_LIMITED.`,
  })
  changePassword(
    @Arg('input', () => ChangePasswordInput, { description: 'The current and the new password.' })
    input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ) {
    return changePassword(ctx, input);
  }

  @Mutation(() => DeleteAccountPayload, {
    description: `Permanently deletes the viewer’s account with everything in it: posts with everything under them, comments, moments, likes, follows and memberships. ${needsSession}, BAD_USER_INPUT for a wrong password, RATE_LIMITED.`,
  })
  deleteAccount(
    @Arg('input', () => DeleteAccountInput, { description: 'The password, as a confirmation.' })
    input: DeleteAccountInput,
    @Ctx() ctx: Context,
  ) {
    return deleteAccount(ctx, input);
  }
}
