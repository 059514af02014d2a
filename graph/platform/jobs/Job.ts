/** A kind of background job. Each kind has a queue in the database, which all nodes share. */
export interface Job<Host, Data extends object = object> {
  /** The name of the queue, such as `accounts.delete`. */
  readonly name: string;
  /** When the job runs by itself: a cron expression in UTC. Without it the job runs only when code adds it. */
  readonly schedule?: string;
  /** How many of these a node runs at once. One by default. */
  readonly parallel?: number;
  /** Does the work. It can run again after a failure or a crash, so a second run must change nothing more. */
  run(host: Host, data: Data): Promise<unknown>;
}

/** The part of a job that code needs to add one. */
export type JobName<Data extends object> = Pick<Job<never, Data>, 'name'>;
