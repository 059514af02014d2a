import { discardJob, retryJobs } from '../../operators/jobs.ts';
import { defineCommand } from './command.ts';
import { plural } from './plural.ts';

const list = defineCommand({
  name: 'job list',
  help: 'Counts the background jobs of each kind that wait, run, and failed too often.',
  operands: [],
  options: {},
  async run({ services }) {
    const counts = await services.jobs.counts();
    const lines = counts.map(
      ({ name, waiting, running, failed }) => `${name}  ${waiting} waiting, ${running} running, ${failed} failed`,
    );
    return { data: counts, text: lines.join('\n') };
  },
});

const failed = defineCommand({
  name: 'job failed',
  help: 'Lists the first 1,000 jobs that failed too often, with their last error, the oldest first.',
  operands: [],
  options: {},
  async run({ services }) {
    const jobs = await services.jobs.failed();
    const lines = jobs.map(({ id, name, failedAt, error }) => `${id}  ${name}  ${failedAt.toISOString()}\n  ${error}`);
    return { data: jobs, text: lines.join('\n') || 'No job has failed too often.' };
  },
});

const retry = defineCommand({
  name: 'job retry',
  help: 'Lets the first 1,000 jobs that failed too often run again, or one of them.',
  operands: [],
  options: { id: { type: 'string', value: 'job-id', help: 'The job. Without it all of them.' } },
  async run(operator, _operands, { id }) {
    const count = await retryJobs(operator, id);
    return { data: { count }, text: `${plural(count, 'job')} will run again.` };
  },
});

const discard = defineCommand({
  name: 'job discard',
  help: 'Deletes a job that failed too often.',
  operands: ['job-id'],
  options: {},
  async run(operator, { 'job-id': id }) {
    await discardJob(operator, id);
    return { data: { id }, text: `Discarded ${id}.` };
  },
});

export const jobCommands = [list, failed, retry, discard];
