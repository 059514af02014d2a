/**
 * Calls at an average rate for some seconds, whether or not earlier calls have ended. The moments are random: calls at
 * fixed intervals would always or never coincide with those of another client.
 */
export async function callAtRandom(
  perSecond: number,
  seconds: number,
  call: (index: number) => Promise<void>,
): Promise<void> {
  const calls: Promise<void>[] = [];
  const began = performance.now();
  let due = began;
  for (let index = 0; due < began + 1000 * seconds; index += 1) {
    due -= (1000 / perSecond) * Math.log(1 - Math.random());
    await new Promise((resolve) => setTimeout(resolve, Math.max(due - performance.now(), 0)));
    calls.push(call(index));
  }
  await Promise.all(calls);
}
