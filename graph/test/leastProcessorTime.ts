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

const yardstick = `{ ${'viewer { id } '.repeat(16_000)}}`;

/**
 * The most that a refusal may cost on this machine, in milliseconds: what reading a valid document of 64,000 tokens
 * costs, about five milliseconds on a machine of 2025.
 */
export function costOfRefusal(): Promise<number> {
  return leastProcessorTime(() => parse(yardstick, { noLocation: true }), 3);
}
