const [small, large] = [25_000, 200_000];
const rounds = 3;
/** The minimum processor time of a round in milliseconds, so that noise does not matter. */
const least = 4;

type Work = (size: number) => unknown;

/** Milliseconds of the processor: how long the thread waited for others to have their turn does not count. */
async function timeOf(work: Work, size: number, times: number): Promise<number> {
  const start = process.threadCpuUsage();
  for (let time = 0; time < times; time += 1) await work(size);
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

/** The shortest of some rounds, because the thread does other things as well. */
async function shortest(work: Work, size: number, times: number): Promise<number> {
  let time = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) time = Math.min(time, await timeOf(work, size, times));
  return time / times;
}

async function measure(work: Work): Promise<number> {
  let times = 1;
  while ((await timeOf(work, small, times)) < least && times < 64) times *= 2;
  const [ofSmall, ofLarge] = [await shortest(work, small, times), await shortest(work, large, 1)];
  return ofLarge / large / (ofSmall / small);
}

/**
 * Milliseconds of the processor for a text of 200,000 characters, once: noise can only add to them. Work that grows with the square
 * needs many times that of other work.
 */
export const costOf = (work: Work): Promise<number> => timeOf(work, large, 1);

/**
 * How much more of the processor's time each character of 200,000 takes than of 25,000: about 1 where the time grows with their
 * number, 8 where it grows with its square. Measured up to six times until it is at most `most`: what grows with the
 * square does so each time, what a busy machine adds does not.
 */
export async function growthOf(work: Work, most: number): Promise<number> {
  let growth = await measure(work);
  for (let more = 5; more > 0 && growth > most; more -= 1) growth = Math.min(growth, await measure(work));
  return growth;
}
