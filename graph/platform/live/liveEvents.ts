import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { DomainError, type ErrorCode } from '../lib/errors.ts';
import { interruptible } from './interruptible.ts';

/** The error code of an event whose execution returned no data. */
function refusalOf({ data, errors = [] }: ExecutionResult): ErrorCode | undefined {
  const [error] = data ? [] : errors;
  return error?.originalError instanceof DomainError ? error.originalError.code : undefined;
}

/**
 * Executes each event of a subscription in its own context. An event is skipped if its resolver throws NOT_FOUND, because the
 * viewer may not see it. GONE ends the subscription, because its subject no longer exists. Throws the error of the subscription
 * itself, and errors of `answerTo`.
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
