import { performance } from 'node:perf_hooks';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import packageJson from '../../package.json' with { type: 'json' };
import type { Context, Services } from '../context.ts';
import { type Sql, type Statement, statement } from '../platform/database/sql.ts';
import { AtMost } from '../platform/graphql/AtMost.ts';

const mostJobs = 100;

@ObjectType({ simpleResolvers: true, description: 'The background jobs of one kind.' })
export class OperatorJob {
  @Field(() => String, { description: 'The name of the kind, such as `accounts.delete`.' })
  name: string;

  @Field(() => Int, { description: 'The number of jobs that wait, also for their next attempt.' })
  waiting: number;

  @Field(() => Int, { description: 'The number of jobs that run.' })
  running: number;

  @Field(() => Int, { description: 'The number of jobs that failed too often and wait for the operator.' })
  failed: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The number of reports, appeals and sign-ups that wait for an operator. Only operators can read it.',
})
export class OperatorWaiting {
  @Field(() => Int, { description: 'The number of open reports.' })
  openReportCount: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the oldest open report was filed (UTC). Null if none is open.',
  })
  oldestReportAt: Date | null;

  @Field(() => Int, { description: 'The number of appeals that wait for an answer.' })
  openAppealCount: number;

  @Field(() => Int, { description: 'The number of sign-ups that wait for approval.' })
  applicationCount: number;
}

@ObjectType({ simpleResolvers: true, description: 'The state of the instance. Only operators can read it.' })
export class OperatorOverview {
  @Field(() => String, { description: 'The version of Cycle Chat.' })
  version: string;

  @Field(() => String, { description: 'The version of Node.js.' })
  nodeVersion: string;

  @Field(() => String, { description: 'The version of PostgreSQL.' })
  databaseVersion: string;

  @Field(() => Float, { description: 'How long the database took to answer these counts, in milliseconds.' })
  databaseMilliseconds: number;

  @Field(() => Float, { description: 'The size of the database in bytes.' })
  databaseBytes: number;

  @Field(() => Float, { description: 'The size of the stored pictures in bytes, without copies in other sizes.' })
  pictureBytes: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the newest backup with the DATA_DIR of this node was complete (UTC). Null if none is known.',
  })
  lastBackupAt: Date | null;

  @Field(() => Float, { description: 'The size in bytes of the disk of DATA_DIR on this node.' })
  diskBytes: number;

  @Field(() => Float, { description: 'The bytes of that disk that the server can still write.' })
  availableDiskBytes: number;

  @Field(() => Boolean, { description: 'Whether SMTP_URL is set, so that the instance sends mails.' })
  sendsMail: boolean;

  @Field(() => Int, { description: 'The number of replicas in DATABASE_REPLICA_URLS.' })
  replicaCount: number;

  @Field(() => Int, { description: 'The number of replicas that this node reads from now.' })
  usedReplicaCount: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The greatest age of the data of those replicas, in seconds. Null if none is used.',
  })
  replicaLagSeconds: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether this node reaches Redis now. Null if REDIS_URL is not set.',
  })
  isRedisReachable: boolean | null;

  @Field(() => Int, { description: 'The number of members.' })
  memberCount: number;

  @Field(() => Int, { description: 'The number of members of the last 7 days.' })
  newMemberCount: number;

  @Field(() => Int, { description: 'The number of suspended members.' })
  suspendedMemberCount: number;

  @Field(() => Int, { description: 'The number of posts and rides.' })
  postCount: number;

  @Field(() => Int, { description: 'The number of posts and rides of the last 7 days.' })
  newPostCount: number;

  @AtMost(mostJobs)
  @Field(() => [OperatorJob], { description: 'The background jobs by kind, in a fixed order, at most 100 kinds.' })
  jobs: OperatorJob[];
}

const recently = `now() - interval '7 days'`;
const countStatement = statement(
  'operator.overview',
  `select current_setting('server_version') as "databaseVersion",
     pg_database_size(current_database())::float8 as "databaseBytes",
     (select coalesce(sum(byte_count), 0)::float8 from media) as "pictureBytes",
     (select count(*)::int from "user") as "memberCount",
     (select count(*)::int from "user" where created_at > ${recently}) as "newMemberCount",
     (select count(*)::int from "user" where suspended_at is not null) as "suspendedMemberCount",
     (select count(*)::int from post) as "postCount",
     (select count(*)::int from post where created_at > ${recently}) as "newPostCount"`,
);
// Apart from the counts of all members and posts, because every page of the board shows these.
const waitingStatement = statement(
  'operator.waiting',
  `select (select count(*)::int from report where resolved_at is null) as "openReportCount",
     (select min(created_at) from report where resolved_at is null) as "oldestReportAt",
     (select count(*)::int from takedown where appealed_at is not null and decided_at is null) as "openAppealCount",
     (select count(*)::int from application where refused_at is null) as "applicationCount"`,
);

type Counts = Pick<
  OperatorOverview,
  | 'databaseVersion'
  | 'databaseBytes'
  | 'pictureBytes'
  | 'memberCount'
  | 'newMemberCount'
  | 'suspendedMemberCount'
  | 'postCount'
  | 'newPostCount'
>;

async function readOne<Row extends object>(sql: Sql, counting: Statement): Promise<Row> {
  const [row] = await sql<Row & Record<string, unknown>>(counting);
  if (!row) throw new Error('A select without a table returns one row');
  return row;
}

/** Counts the reports, appeals and sign-ups that wait. For the operator. */
export const readWaiting = ({ sql }: Pick<Context, 'sql'>): Promise<OperatorWaiting> =>
  readOne<OperatorWaiting>(sql, waitingStatement);

/** The state of what this node uses beside the primary. */
async function surroundings({ mailer, replicas, diskSpace, isRedisReachable }: Services) {
  const { size, available } = await diskSpace();
  const states = replicas?.states() ?? [];
  const lags = states.filter(({ isUsed }) => isUsed).map(({ lag }) => lag);
  return {
    diskBytes: size,
    availableDiskBytes: available,
    sendsMail: mailer !== null,
    replicaCount: states.length,
    usedReplicaCount: lags.length,
    replicaLagSeconds: lags.length > 0 ? Math.max(...lags) : null,
    isRedisReachable: await isRedisReachable(),
  };
}

/** Reads the state of the instance. For the operator. */
export async function readOverview({ sql, services }: Context): Promise<OperatorOverview> {
  const began = performance.now();
  const counts = await readOne<Counts>(sql, countStatement);
  return {
    ...counts,
    ...(await surroundings(services)),
    databaseMilliseconds: Math.round(performance.now() - began),
    version: packageJson.version,
    nodeVersion: process.versions.node,
    lastBackupAt: await services.lastBackupAt(),
    jobs: await services.jobs.counts(),
  };
}
