import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { deleteMember } from './accountDeletions.ts';
import {
  DeleteMemberInput,
  DeleteMemberPayload,
  LiftSuspensionArguments,
  MembersArguments,
  OperatorMemberConnection,
  OperatorMemberPayload,
  pageOfMembers,
  requireMember,
  SuspendMemberInput,
} from './operatorMembers.ts';
import { liftSuspension, suspendMember } from './suspensions.ts';

@Resolver(() => Operator)
export class OperatorMemberResolver {
  @FieldResolver(() => OperatorMemberConnection, { description: 'The members, the newest first.' })
  members(@Args(() => MembersArguments) page: MembersArguments, @Ctx() ctx: Context) {
    return pageOfMembers(ctx, page);
  }

  @ForOperators()
  @Mutation(() => OperatorMemberPayload, {
    description:
      'Suspends a member: ends their sessions, access tokens and calendar links, forgets a mail address that is not confirmed, and prevents sign-in. Their posts stay, unless `hides` is true. A mail to the confirmed address and a sign-in with the right password or passkey tell `words`, and let the member appeal once. Idempotent. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Member not found`.',
  })
  async suspendMember(
    @Arg('input', () => SuspendMemberInput, { description: 'The member and the reason.' }) input: SuspendMemberInput,
    @Ctx() ctx: Context,
  ) {
    const { id } = await requireMember(ctx, input.userId);
    await suspendMember(await asOperator(ctx), id, {
      note: input.note.trim(),
      reason: input.reason ?? null,
      words: input.words ?? null,
      hides: input.hides,
    });
    return { member: await requireMember(ctx, id) };
  }

  @ForOperators()
  @Mutation(() => OperatorMemberPayload, {
    description:
      'Allows a suspended member to sign in again, and tells them by mail. Idempotent. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Member not found`.',
  })
  async liftSuspension(
    @Args(() => LiftSuspensionArguments) { userId, note }: LiftSuspensionArguments,
    @Ctx() ctx: Context,
  ) {
    const { id } = await requireMember(ctx, userId);
    await liftSuspension(await asOperator(ctx), id, note?.trim() ?? null);
    return { member: await requireMember(ctx, id) };
  }

  @ForOperators()
  @Mutation(() => DeleteMemberPayload, {
    description:
      'Permanently deletes the account of a member with everything in it, as `deleteAccount` does. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Member not found`.',
  })
  async deleteMember(
    @Arg('input', () => DeleteMemberInput, { description: 'The member and the reason.' }) input: DeleteMemberInput,
    @Ctx() ctx: Context,
  ) {
    const { id } = await requireMember(ctx, input.userId);
    await deleteMember(await asOperator(ctx), id, input.note.trim());
    return { deletedUserId: id };
  }
}
