import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { ReportInput, ReportPayload } from './moderationInputs.ts';
import { report } from './reports.ts';

@Resolver()
export class ReportResolver {
  @Mutation(() => ReportPayload, {
    description:
      'Reports a post, a comment, a moment or a member to the operator. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND for what the viewer cannot see, CONFLICT for an id that is taken.',
  })
  report(@Arg('input', () => ReportInput, { description: 'The report.' }) input: ReportInput, @Ctx() ctx: Context) {
    return report(ctx, input);
  }
}
