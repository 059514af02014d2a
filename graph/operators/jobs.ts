import { Field, ID, ObjectType } from 'type-graphql';
import type { OperatorContext } from '../context.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import type { Sql } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import type { FailedJob } from '../platform/jobs/operatorsView.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A background job that failed too often and waits for the operator.',
})
export class OperatorFailedJob implements FailedJob {
  @Field(() => ID, { description: 'The id by which it is retried or discarded. `node` does not find it.' })
  id: string;

  @Field(() => String, { description: 'The name of its kind, such as `accounts.delete`.' })
  name: string;

  @Field(() => String, { description: 'The message of the last error.' })
  error: string;

  @Field(() => Date, { description: 'When it failed for the last time (UTC).' })
  failedAt: Date;
}

const noSuchJob = () => new DomainError('NOT_FOUND', 'Failed job not found');

/** Changes jobs and adds the act to the log, in one transaction. */
async function change<Result>(
  ctx: OperatorContext,
  verb: string,
  id: string | undefined,
  work: (transaction: Sql) => Promise<Result>,
): Promise<Result> {
  await ctx.services.jobs.open();
  if (id !== undefined && !isId(id)) throw noSuchJob();
  noteAct(ctx, { verb, targetId: id ?? null });
  return inTransaction(ctx.em, (em) => work(sqlIn(em)));
}

/** Lets a failed job run again, or without an id the oldest 1,000. Returns their number. Throws NOT_FOUND for an unknown id. */
export function retryJobs(ctx: OperatorContext, id?: string): Promise<number> {
  return change(ctx, 'job retry', id, async (transaction) => {
    const count = await ctx.services.jobs.retry(id, transaction);
    if (id !== undefined && count === 0) throw noSuchJob();
    return count;
  });
}

/** Deletes a failed job. Throws NOT_FOUND. */
export function discardJob(ctx: OperatorContext, id: string): Promise<void> {
  return change(ctx, 'job discard', id, async (transaction) => {
    if (!(await ctx.services.jobs.discard(id, transaction))) throw noSuchJob();
  });
}
