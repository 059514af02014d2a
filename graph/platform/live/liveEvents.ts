import { createSourceEventStream, type ExecutionArgs, type ExecutionResult } from 'graphql';
import { DomainError, type ErrorCode } from '../lib/errors.ts';
import { interruptible } from './interruptible.ts';

/** The error code of an event whose execution returned no data. */
function refusalOf({ data, errors = [] }: ExecutionResult): ErrorCode | undefined {
  const [error] = data ? [] : errors;
  return error?.originalError instanceof DomainError ? error.originalError.code : undefined;
}

interface Steps {
  /** Called once the subscription has been opened. */
  opened(): void;
  /** Executes an event. The signal aborts when the subscription ends. */
  answerTo(event: unknown, ended: AbortSignal): Promise<ExecutionResult>;
}

/**
 * Executes each event of a subscription in its own context. An event is skipped if its resolver throws NOT_FOUND, because the
 * viewer may not see it. GONE ends the subscription, because its subject no longer exists. Throws the error of the subscription
 * itself, and errors of `answerTo`.
 */
export function liveEvents(args: ExecutionArgs, { opened, answerTo }: Steps): AsyncGenerator<ExecutionResult, void> {
  let changes: AsyncIterator<unknown> | undefined;
  const end = new AbortController();
  const { signal: ended } = end;
  const stop = () => {
    end.abort();
    void changes?.return?.();
  };

  async function open(): Promise<AsyncIterator<unknown>> {
    const source = await createSourceEventStream(args);
    if (!(Symbol.asyncIterator in source)) throw source.errors?.[0] ?? new Error('A subscription has no source');
    return source[Symbol.asyncIterator]();
  }

  async function* answers() {
    try {
      const source = await open();
      changes = source;
      opened();
      // It was stopped while it opened.
      if (ended.aborted) return;
      for (let next = await source.next(); !next.done && !ended.aborted; next = await source.next()) {
        const answer = await answerTo(next.value, ended);
        const refusal = refusalOf(answer);
        if (refusal === 'GONE') return;
        if (refusal !== 'NOT_FOUND') yield answer;
      }
    } catch (error) {
      // A subscription that the client has ended has no reader for an error.
      if (!ended.aborted) throw error;
    } finally {
      end.abort();
      await changes?.return?.();
    }
  }

  return interruptible(answers(), stop);
}
