import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { createSourceEventStream } from 'graphql';
import type { ErrorCode } from './errors.ts';
import { DomainError } from './errors.ts';
import { interruptible } from './interruptible.ts';

/** Why an event has no answer at all, where it was refused as a whole. */
function refusalOf({ data, errors = [] }: ExecutionResult): ErrorCode | undefined {
  const [error] = data ? [] : errors;
  return error?.originalError instanceof DomainError ? error.originalError.code : undefined;
}

/**
 * The events of a subscription, each answered from the beginning in a context of its own. What the viewer may not see is
 * passed over: its resolver throws NOT_FOUND. With GONE it ends the subscription: there is nothing left to follow. Throws
 * what the subscription as such is refused with, and what an answer throws.
 */
export function liveEvents(
  args: ExecutionArgs,
  answerTo: (event: unknown) => Promise<ExecutionResult>,
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
        const answer = await answerTo(next.value);
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
