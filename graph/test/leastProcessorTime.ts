import { parse } from 'graphql';

const rounds = 5;

/** How long this thread works for each time, in milliseconds. */
async function processorTime(work: () => unknown, times: number): Promise<number> {
  const before = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

/** The minimum of the processor time of some rounds, because garbage collection and other programs on the machine can only add to it. */
export async function leastProcessorTime(work: () => unknown, times = 20): Promise<number> {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) taken.push(await processorTime(work, times));
  return Math.min(...taken);
}

const yardstick = `{ ${'viewer { id } '.repeat(32_000)}}`;

/**
 * The most that a refusal may cost on this machine, in milliseconds: what reading a valid document of 128,000 tokens
 * costs, about ten milliseconds on a machine of 2025.
 */
export function costOfRefusal(): Promise<number> {
  return leastProcessorTime(() => parse(yardstick, { noLocation: true }), 3);
}

/**
 * Whether a refusal costs at most that. One that costs too much does so each time. Other work on the machine disturbs only
 * some rounds, so that one of them is enough.
 */
export async function isCheap(refusal: () => unknown, times = 20): Promise<boolean> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const most = await costOfRefusal();
    for (let round = 0; round < rounds; round += 1) if ((await processorTime(refusal, times)) < most) return true;
  }
  return false;
}
