import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Public } from '../platform/graphql/guard.ts';
import { Notice, NoticeInput, NoticePayload } from './noticeInputs.ts';
import { fileNotice, requireNotice } from './notices.ts';

@Resolver()
export class NoticeResolver {
  @Public()
  @Mutation(() => NoticePayload, {
    description:
      'Reports a post, a comment, a moment, a member, a group or an event to the operator without an account. A repeated request with the same id and content returns a new receipt for the first report. Errors: BAD_USER_INPUT; NOT_FOUND when visitors cannot see the target; CONFLICT when the id is taken, while 5 reports of visitors about the target are open, and while 1,000 are open in all; RATE_LIMITED.',
  })
  fileNotice(
    @Arg('input', () => NoticeInput, { description: 'The report to file.' }) input: NoticeInput,
    @Ctx() ctx: Context,
  ) {
    return fileNotice(ctx, input);
  }

  @Public()
  @Mutation(() => Notice, {
    description:
      'Reads a report by its receipt. A mutation, so that no address and no cache contains the receipt. It changes nothing. Errors: NOT_FOUND for an unknown receipt; RATE_LIMITED.',
  })
  checkNotice(
    @Arg('receipt', () => String, { description: 'The receipt of the report.' }) receipt: string,
    @Ctx() ctx: Context,
  ) {
    return requireNotice(ctx, receipt);
  }
}
