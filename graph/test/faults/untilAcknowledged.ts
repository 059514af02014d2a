import { setTimeout as delay } from 'node:timers/promises';

/** How long a client goes on, and how long it waits before it tries again, in milliseconds. */
const patience = 120_000;
const pause = 50;

/** The result of a request: its status, or 0 if the connection broke. */
export type Status = number;

export async function statusOf(answer: Promise<{ status: number }>): Promise<Status> {
  // All that `fetch` throws is of this kind; anything else is a fault of the test.
  return answer.then(
    ({ status }) => status,
    (error: unknown) => {
      if (error instanceof TypeError) return 0;
      throw error;
    },
  );
}

/**
 * Sends a write again and again, as clients do, until the server says that it is done; answers all that was said. Throws
 * where it says anything but that it is done, away for the moment, or nothing at all.
 */
export async function untilAcknowledged(send: () => Promise<{ status: number }>): Promise<Status[]> {
  const deadline = performance.now() + patience;
  const said: Status[] = [];
  for (;;) {
    const status = await statusOf(send());
    said.push(status);
    if (status === 200 || status === 201) return said;
    if (status !== 0 && status !== 503) throw new Error(`A write was answered ${status}`);
    if (performance.now() > deadline) throw new Error(`A write was not answered within ${patience / 1000} s`);
    await delay(pause);
  }
}
