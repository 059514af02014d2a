import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { OperatorSession } from '../model/operators/OperatorSession.ts';
import { ForOperators, Public } from '../platform/graphql/guard.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import {
  EndOperatorSessionPayload,
  LogArguments,
  OpenOperatorSessionInput,
  OpenOperatorSessionPayload,
  OperatorLogEntryConnection,
  OperatorSessionConnection,
} from './operatorInputs.ts';
import { pageOfActs } from './operatorLog.ts';
import {
  endOperatorSession,
  listOperatorSessions,
  openOperatorSession,
  requireOperatorSession,
} from './operatorSessions.ts';
import { OperatorOverview, OperatorWaiting, readOverview, readWaiting } from './overview.ts';

@Resolver(() => Operator)
export class OperatorResolver {
  @Query(() => Operator, {
    nullable: true,
    description: 'The board of the operator. Null without a session of the board, which is apart from that of members.',
  })
  operator(@Ctx() ctx: Context) {
    return ctx.board.operator();
  }

  @Public()
  @Mutation(() => OpenOperatorSessionPayload, {
    description:
      'Opens the board for a day by a link, which works once within 15 minutes, and sets its cookie. Errors: FORBIDDEN for a link that is unknown, used or expired; BAD_USER_INPUT; RATE_LIMITED.',
  })
  async openOperatorSession(
    @Arg('input', () => OpenOperatorSessionInput, { description: 'The link.' }) { token }: OpenOperatorSessionInput,
    @Ctx() ctx: Context,
  ) {
    return { operator: await openOperatorSession(ctx, token) };
  }

  @ForOperators()
  @Mutation(() => EndOperatorSessionPayload, {
    description:
      'Ends a session of the board, or a link that was not used. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Session not found`.',
  })
  async endOperatorSession(
    @Arg('sessionId', () => ID, { description: 'The id of the session or link.' }) sessionId: string,
    @Ctx() ctx: Context,
  ) {
    const endedSessionId = sessionId.toLowerCase();
    await endOperatorSession(await asOperator(ctx), endedSessionId);
    if ((await ctx.board.operator())?.sessionId === endedSessionId) ctx.board.cookie.clear();
    return { endedSessionId };
  }

  @FieldResolver(() => OperatorOverview, { description: 'The state of the instance.' })
  overview(@Ctx() ctx: Context) {
    return readOverview(ctx);
  }

  @FieldResolver(() => OperatorWaiting, { description: 'The number of reports, appeals and sign-ups that wait.' })
  waiting(@Ctx() ctx: Context) {
    return readWaiting(ctx);
  }

  @FieldResolver(() => OperatorSession, { description: 'The session that opens the board in this request.' })
  session(@Root() { sessionId }: Operator, @Ctx() ctx: Context) {
    return requireOperatorSession(ctx, sessionId);
  }

  @FieldResolver(() => OperatorSessionConnection, {
    description: 'The other links and sessions of the board that have not expired, the newest first.',
  })
  otherSessions(@Root() { sessionId }: Operator, @Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return listOperatorSessions(ctx, page, sessionId);
  }

  @FieldResolver(() => OperatorLogEntryConnection, { description: 'The acts of operators, the latest first.' })
  log(@Args(() => LogArguments) page: LogArguments, @Ctx() ctx: Context) {
    return pageOfActs(ctx, page);
  }
}
