import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { createSourceEventStream, execute } from 'graphql';
import type { ErrorCode } from './errors.ts';
import { DomainError } from './errors.ts';
import { interruptible } from './interruptible.ts';
import { withinTime } from './withinTime.ts';

/** Why an event has no answer at all, where it was refused as a whole. */
function refusalOf({ data, errors = [] }: ExecutionResult): ErrorCode | undefined {
  const [error] = data ? [] : errors;
  return error?.originalError instanceof DomainError ? error.originalError.code : undefined;
}

interface Answering {
  /** How long an event may take. */
  seconds: number;
  renewContext: () => Promise<unknown>;
}

/**
 * The events of a subscription, each answered from the beginning in a context of its own. What the viewer may not see is
 * passed over: its resolver throws NOT_FOUND. With GONE it ends the subscription: there is nothing left to follow. Throws
 * what the subscription as such is refused with, and QUERY_TOO_COMPLEX for an event that takes too long.
 */
export function liveEvents(
  args: ExecutionArgs,
  { seconds, renewContext }: Answering,
): AsyncGenerator<ExecutionResult, void> {
  let changes: AsyncIterator<unknown> | undefined;
  let isOver = false;
  const stop = () => {
    isOver = true;
    void changes?.return?.();
  };

  async function open(): Promise<AsyncIterator<unknown>> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) throw source.errors?.[0] ?? new Error('A subscription has no source');
    return source[Symbol.asyncIterator]();
  }

  async function* answers() {
    const source = await open();
    changes = source;
    try {
      for (let next = await source.next(); !next.done && !isOver; next = await source.next()) {
        const contextValue = await renewContext();
        const answer = await withinTime(seconds, execute({ ...args, rootValue: next.value, contextValue }));
        const refusal = refusalOf(answer);
        if (refusal === 'GONE') return;
        if (refusal !== 'NOT_FOUND') yield answer;
      }
    } finally {
      await source.return?.();
    }
  }

  return interruptible(answers(), stop);
}
