import { vi } from 'vitest';
import type { Status } from './untilAcknowledged.ts';

/** How long it may take until more is done, in milliseconds. */
const patience = 300_000;

/** Concurrent work that continues until it is stopped. */
export interface Running {
  /** How much has been done so far. */
  done(): number;
  /** Waits until so much has been done; throws what went wrong. */
  reach(enough: number): Promise<void>;
  /** All that was said meanwhile. */
  readonly said: Set<Status>;
  /** Waits until all running work has ended. Throws its error. */
  stop(): Promise<void>;
}

interface Work {
  readonly sideBySide: number;
  /** How often it is to be done; without end where it is absent. */
  readonly most?: number;
  /** One piece, told its number from 0 on; answers the statuses that it has met. */
  once(index: number): Promise<Status[]>;
}

export function keepBusy({ sideBySide, most = Number.POSITIVE_INFINITY, once }: Work): Running {
  const said = new Set<Status>();
  const failures: unknown[] = [];
  let begun = 0;
  let done = 0;
  let isOver = false;

  async function work(): Promise<void> {
    while (!isOver && begun < most) {
      begun += 1;
      for (const status of await once(begun - 1)) said.add(status);
      done += 1;
    }
  }

  function fail(error: unknown): void {
    failures.push(error);
    isOver = true;
  }

  const finished = Promise.all(Array.from({ length: sideBySide }, () => work().catch(fail)));
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    done: () => done,
    said,
    async reach(enough) {
      await vi.waitUntil(() => done >= enough || failures.length > 0, { timeout: patience });
      throwFailure();
    },
    async stop() {
      isOver = true;
      await finished;
      throwFailure();
    },
  };
}
