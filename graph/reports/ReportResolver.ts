import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { ReportInput, ReportPayload } from './reportInputs.ts';
import { report } from './reports.ts';

@Resolver()
export class ReportResolver {
  @Mutation(() => ReportPayload, {
    description:
      'Reports a post, a comment, a moment, a member, a group or an event to the operator. A repeated id, or a target of which the viewer has an open report, returns the first report. Errors: UNAUTHENTICATED, BAD_USER_INPUT, NOT_FOUND when neither the viewer nor visitors can see the target, CONFLICT when the id is taken or the viewer has 50 open reports.',
  })
  report(
    @Arg('input', () => ReportInput, { description: 'The report to file.' }) input: ReportInput,
    @Ctx() ctx: Context,
  ) {
    return report(ctx, input);
  }
}
