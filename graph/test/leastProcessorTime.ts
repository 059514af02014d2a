import { parse } from 'graphql';

const rounds = 5;

/**
 * How long this thread works for each time, in milliseconds. It is the minimum of some rounds, because garbage
 * collection and other programs on the machine can only add to it.
 */
export async function leastProcessorTime(work: () => unknown, times = 20): Promise<number> {
  const taken = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = process.threadCpuUsage();
    for (let time = 0; time < times; time += 1) await work();
    const { user, system } = process.threadCpuUsage(before);
    taken.push((user + system) / 1000 / times);
  }
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
 * some attempts.
 */
export async function isCheap(refusal: () => unknown, times?: number): Promise<boolean> {
  for (let attempt = 0; attempt < 4; attempt += 1) {
    if ((await leastProcessorTime(refusal, times)) < (await costOfRefusal())) return true;
  }
  return false;
}
