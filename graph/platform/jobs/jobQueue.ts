import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import type { PgBoss } from 'pg-boss';
import type { Sql } from '../database/sql.ts';
import { databaseOf } from './databaseOf.ts';
import type { Job, JobName } from './Job.ts';
import { type OperatorsView, operatorsView } from './operatorsView.ts';
import { bossOn, deadLetterQueue, deadLetters, jobQueue } from './queues.ts';

/** The queues of background jobs, for one node. */
export interface JobQueue extends OperatorsView {
  /**
   * Adds a job. With a transaction it runs after the commit, and never after a rollback. Adds nothing if a job with this key waits or
   * runs already. Call `open` before the transaction begins.
   */
  add<Data extends object>(job: JobName<Data>, key: string, data: Data, transaction?: Sql): Promise<void>;
  /** Adds a job in a transaction, as `add` does. It starts at an instant at the earliest. */
  addLater<Data extends object>(job: JobName<Data>, later: LaterJob<Data>, transaction: Sql): Promise<void>;
  /** Adds many jobs of one kind in a transaction, as `add` does. */
  addAll<Data extends object>(job: JobName<Data>, jobs: readonly KeyedJob<Data>[], transaction: Sql): Promise<void>;
  /** Opens the queues for `add`. It needs a connection, and transactions that wait for it could hold all of them. */
  open(): Promise<unknown>;
  /** Starts running jobs on this node. */
  start(): Promise<void>;
  /** Stops taking jobs, and waits for the running ones. */
  stop(): Promise<void>;
}

export interface KeyedJob<Data> {
  readonly key: string;
  readonly data: Data;
}

export interface LaterJob<Data> extends KeyedJob<Data> {
  readonly startAfter: Date;
}

export interface JobQueueOptions<Host> {
  readonly pool: Pool;
  readonly jobs: readonly Job<Host, never>[];
  readonly log: FastifyBaseLogger;
  /** In seconds: how often a node looks for jobs that code adds. 2 by default. */
  readonly polling?: number;
  /** The first argument of each job. */
  host(): Host;
}

/** In seconds: how often a node looks for jobs, for those that lost their node, and for failed ones. */
const usualPolling = 2;
const scheduledPolling = 15;
const supervision = 15;
/** In seconds: how often a node deletes completed jobs. */
const cleaning = 60;

/** In milliseconds: how long stopping waits for running jobs. Another node repeats those that take longer. */
const stopTimeout = 5_000;

const intervals = {
  superviseIntervalSeconds: supervision,
  monitorIntervalSeconds: supervision,
  queueCacheIntervalSeconds: supervision,
  maintenanceIntervalSeconds: cleaning,
};

/** Creates or updates the queues and schedules of all jobs. */
async function createQueues(boss: PgBoss, jobs: readonly Job<never, never>[]): Promise<void> {
  const { policy: _fixed, ...options } = jobQueue;
  await boss.createQueue(deadLetters, deadLetterQueue);
  for (const job of jobs) {
    await boss.createQueue(job.name, jobQueue);
    await boss.updateQueue(job.name, options);
    if (job.schedule) await boss.schedule(job.name, job.schedule);
  }
}

/** pg-boss reports the errors of its workers as plain objects with the properties of an error. */
const errorOf = (fault: Error): Error =>
  fault instanceof Error ? fault : Object.assign(new Error(Reflect.get(fault, 'message')), fault);

function reportErrors(boss: PgBoss, log: FastifyBaseLogger): PgBoss {
  boss.on('error', (fault) => log.error({ err: errorOf(fault) }, 'The job queue has failed'));
  return boss;
}

const rowOf = <Data>({ key, data }: KeyedJob<Data>) => ({ singletonKey: key, data });

/** Opens the queues of all jobs on a node. */
export function openJobQueue<Host>({ pool, jobs, log, polling = usualPolling, host }: JobQueueOptions<Host>): JobQueue {
  /** For a node that runs no jobs, and for commands. It opens at its first use. */
  const idle = reportErrors(bossOn(pool, { supervise: false, schedule: false }), log);
  let opening: Promise<PgBoss> | null = null;
  let running: PgBoss | null = null;

  async function openIdle(): Promise<PgBoss> {
    try {
      await idle.start();
      await createQueues(idle, jobs);
      return idle;
    } catch (error) {
      // The next use tries again.
      opening = null;
      throw error;
    }
  }

  const openOnce = () => (opening ??= openIdle());
  const boss = async () => running ?? openOnce();

  /** Runs one job of a queue after another. It waits only once none is due. */
  async function work(boss: PgBoss, job: Job<Host, never>): Promise<void> {
    const options = { pollingIntervalSeconds: job.schedule ? scheduledPolling : polling };
    let worker = '';
    worker = await boss.work<never>(job.name, options, async ([taken]) => {
      if (!taken) return;
      boss.notifyWorker(worker);
      await run(job, taken.id, taken.data);
    });
  }

  async function run(job: Job<Host, never>, id: string, data: never): Promise<void> {
    try {
      await job.run(host(), data);
    } catch (error) {
      log.error({ err: error, job: job.name, jobId: id }, 'A job has failed');
      throw error;
    }
  }

  return {
    async add({ name }, singletonKey, data, transaction) {
      await (await boss()).send(name, data, { singletonKey, ...(transaction && { db: databaseOf(transaction) }) });
    },
    async addLater({ name }, { key: singletonKey, data, startAfter }, transaction) {
      await (await boss()).send(name, data, { singletonKey, startAfter, db: databaseOf(transaction) });
    },
    async addAll({ name }, jobs, transaction) {
      if (jobs.length > 0) await (await boss()).insert(name, jobs.map(rowOf), { db: databaseOf(transaction) });
    },
    ...operatorsView({ pool, jobs, boss }),
    open: boss,
    async start() {
      const boss = reportErrors(bossOn(pool, intervals), log);
      await boss.start();
      await createQueues(boss, jobs);
      for (const job of jobs) for (let count = job.parallel ?? 1; count > 0; count -= 1) await work(boss, job);
      running = boss;
    },
    async stop() {
      await running?.stop({ graceful: true, timeout: stopTimeout });
      await idle.stop({ graceful: false });
    },
  };
}
