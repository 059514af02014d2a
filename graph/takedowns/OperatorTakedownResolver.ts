import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { OperatorMemberPayload, requireMember } from '../account/operatorMembers.ts';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { findContent, requireContent } from './findContent.ts';
import {
  AnswerAppealInput,
  ContentArguments,
  FoundContentConnection,
  OperatorTakedownConnection,
  OperatorTakedownPayload,
  RemoveContentInput,
  RestoreContentInput,
  TakedownsArguments,
  WarnMemberInput,
} from './OperatorTakedown.ts';
import { answerAppeal, restoreTakedown } from './takedownAnswers.ts';
import { pageOfTakedowns, requireTakedown } from './takedownLists.ts';
import { removeContent, warn } from './takedowns.ts';

@Resolver(() => Operator)
export class OperatorTakedownResolver {
  @FieldResolver(() => FoundContentConnection, {
    description:
      'Posts, comments, moments, profiles, groups, events and pictures, whoever may read them, the latest first.',
  })
  content(@Args(() => ContentArguments) { find, ...page }: ContentArguments, @Ctx() ctx: Context) {
    return findContent(ctx, find.trim(), page);
  }

  @FieldResolver(() => OperatorTakedownConnection, {
    description: 'Removals, warnings and suspensions, the latest first.',
  })
  takedowns(@Args(() => TakedownsArguments) { state, ...page }: TakedownsArguments, @Ctx() ctx: Context) {
    return pageOfTakedowns(ctx, state, page);
  }

  @FieldResolver(() => OperatorTakedownConnection, {
    description: 'The removals and suspensions whose appeal waits for an answer, the oldest appeal first.',
  })
  appeals(@Args(() => PageArguments) page: PageArguments, @Ctx() ctx: Context) {
    return pageOfTakedowns(ctx, 'appeals', page);
  }

  @ForOperators()
  @Mutation(() => OperatorTakedownPayload, {
    description:
      'Removes a post, comment, moment, group or event with everything under it, one of its pictures, or the texts and the picture of a profile, for everyone. It can be restored for 30 days. Members who take part in an upcoming ride or event that it removes, or wait for a place, are notified. Unless only a picture is removed, the open reports of the content are closed. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Content not found`.',
  })
  async removeContent(
    @Arg('input', () => RemoveContentInput, { description: 'The content, and why it is removed.' })
    input: RemoveContentInput,
    @Ctx() ctx: Context,
  ) {
    const found = await requireContent(ctx, input.content, input.picture);
    const { takedown } = await removeContent(await asOperator(ctx), found, input);
    return { takedown: await requireTakedown(ctx, takedown.id) };
  }

  @ForOperators()
  @Mutation(() => OperatorTakedownPayload, {
    description:
      'Restores what was removed, with everything under it, or lifts a suspension. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Takedown not found`; CONFLICT for a warning, for what is back or deleted for good, and for a suspension that has ended.',
  })
  async restoreContent(
    @Arg('input', () => RestoreContentInput, { description: 'The removal.' }) input: RestoreContentInput,
    @Ctx() ctx: Context,
  ) {
    const takedown = await restoreTakedown(await asOperator(ctx), input.takedownId, input.words ?? null);
    return { takedown: await requireTakedown(ctx, takedown.id) };
  }

  @ForOperators()
  @Mutation(() => OperatorTakedownPayload, {
    description:
      'Answers an appeal: restores what was removed or lifts the suspension, or upholds it. The author is notified, of a suspension by mail. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Takedown not found`; CONFLICT if no appeal waits.',
  })
  async answerAppeal(
    @Arg('input', () => AnswerAppealInput, { description: 'The answer.' }) input: AnswerAppealInput,
    @Ctx() ctx: Context,
  ) {
    const takedown = await answerAppeal(await asOperator(ctx), input.takedownId, input);
    return { takedown: await requireTakedown(ctx, takedown.id) };
  }

  @ForOperators()
  @Mutation(() => OperatorMemberPayload, {
    description:
      'Warns a member, who is notified and reads the reason and the words in the settings. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Member not found`.',
  })
  async warnMember(
    @Arg('input', () => WarnMemberInput, { description: 'The member, and why.' }) input: WarnMemberInput,
    @Ctx() ctx: Context,
  ) {
    const { id } = await requireMember(ctx, input.userId);
    await warn(await asOperator(ctx), id, input);
    return { member: await requireMember(ctx, id) };
  }
}
