const [small, large] = [25_000, 200_000];
const rounds = 7;
/** What a round takes at least, in milliseconds, for what comes between not to count. */
const least = 4;

type Work = (size: number) => unknown;

async function timeOf(work: Work, size: number, times: number): Promise<number> {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) await work(size);
  return performance.now() - start;
}

/** The shortest of some rounds, because the machine does other things as well. */
async function shortest(work: Work, size: number, times: number): Promise<number> {
  let time = Number.POSITIVE_INFINITY;
  for (let round = 0; round < rounds; round += 1) time = Math.min(time, await timeOf(work, size, times));
  return time / times;
}

/**
 * How much longer each character of 200,000 takes than of 25,000: about 1 where the time grows with their number, 8 where it
 * grows with its square.
 */
export async function growthOf(work: Work): Promise<number> {
  let times = 1;
  while ((await timeOf(work, small, times)) < least && times < 64) times *= 2;
  const [ofSmall, ofLarge] = [await shortest(work, small, times), await shortest(work, large, 1)];
  return ofLarge / large / (ofSmall / small);
}
