import { Arg, Ctx, Field, FieldResolver, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { discardJob, OperatorFailedJob, retryJobs } from './jobs.ts';

const mostListed = 100;

@ObjectType({ description: 'The result of retrying a job.' })
class RetryJobPayload {
  @Field(() => ID, { description: 'The id of the job that will run again.' })
  retriedJobId: string;
}

@ObjectType({ description: 'The result of retrying all failed jobs.' })
class RetryJobsPayload {
  @Field(() => Int, { description: 'The number of jobs that will run again.' })
  retriedCount: number;
}

@ObjectType({ description: 'The result of discarding a job.' })
class DiscardJobPayload {
  @Field(() => ID, { description: 'The id of the deleted job.' })
  discardedJobId: string;
}

@Resolver(() => Operator)
export class JobResolver {
  @AtMost(mostListed)
  @FieldResolver(() => [OperatorFailedJob], {
    description: 'The background jobs that failed too often, the oldest first, at most 100.',
  })
  async failedJobs(@Ctx() { services }: Context) {
    return (await services.jobs.failed()).slice(0, mostListed);
  }

  @ForOperators()
  @Mutation(() => RetryJobPayload, {
    description:
      'Runs a job that failed too often again. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Failed job not found`.',
  })
  async retryJob(@Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string, @Ctx() ctx: Context) {
    await retryJobs(await asOperator(ctx), jobId);
    return { retriedJobId: jobId };
  }

  @ForOperators()
  @Mutation(() => RetryJobsPayload, {
    description:
      'Runs the oldest 1,000 jobs that failed too often again. Errors: FORBIDDEN for everyone but operators.',
  })
  async retryJobs(@Ctx() ctx: Context) {
    return { retriedCount: await retryJobs(await asOperator(ctx)) };
  }

  @ForOperators()
  @Mutation(() => DiscardJobPayload, {
    description:
      'Deletes a job that failed too often. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Failed job not found`.',
  })
  async discardJob(@Arg('jobId', () => ID, { description: 'The id of the job.' }) jobId: string, @Ctx() ctx: Context) {
    await discardJob(await asOperator(ctx), jobId);
    return { discardedJobId: jobId };
  }
}
