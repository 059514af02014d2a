import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { CloseReportInput, CloseReportPayload, OperatorReportConnection, ReportsArguments } from './OperatorReport.ts';
import { closeReport, pageOfReports } from './reportReview.ts';

@Resolver(() => Operator)
export class ReportReviewResolver {
  @FieldResolver(() => OperatorReportConnection, { description: 'The reports of members and visitors.' })
  reports(@Args(() => ReportsArguments) page: ReportsArguments, @Ctx() ctx: Context) {
    return pageOfReports(ctx, page);
  }

  @ForOperators()
  @Mutation(() => CloseReportPayload, {
    description:
      'Closes a report with a note, which only operators read. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; NOT_FOUND `Report not found`; CONFLICT for a closed report.',
  })
  async closeReport(
    @Arg('input', () => CloseReportInput, { description: 'The report and the note.' }) input: CloseReportInput,
    @Ctx() ctx: Context,
  ) {
    return { report: await closeReport(await asOperator(ctx), input.reportId, input.note) };
  }
}
