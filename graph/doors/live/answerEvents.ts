import { type ExecutionArgs, type ExecutionResult, execute, getOperationAST } from 'graphql';
import type { Context } from '../../context.ts';
import { limitAnswer } from '../../platform/graphql/limitAnswer.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { withinTime } from '../../platform/graphql/withinTime.ts';
import type { Caller } from '../../platform/lib/access.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { shareInFlight } from '../../platform/lib/shareInFlight.ts';
import type { ConcurrencyGate } from '../../platform/limits/concurrencyGate.ts';

type Event = Omit<ExecutionArgs, 'contextValue'>;

const left = new DomainError('GONE', 'The subscription has ended');

/** The subscriber: whether they are a visitor, their key in the queue, and how to create the context of an event. */
export interface Follower {
  readonly isVisitor: boolean;
  readonly caller: Caller;
  /** Aborts when the subscription ends. */
  readonly ended: AbortSignal;
  /** Whether the subscription has ended or its connection is closing. */
  hasLeft(): boolean;
  renewContext(): Promise<Context>;
}

/**
 * The key of a shared execution. Variables that the operation does not declare are left out: their depth has not been
 * checked.
 */
function questionOf({ document, operationName, variableValues }: Event): string {
  const declared = getOperationAST(document, operationName)?.variableDefinitions ?? [];
  const names = declared
    .map(({ variable }) => variable.name.value)
    .filter((name) => variableValues && name in variableValues);
  const values = names.map((name) => [name, variableValues?.[name]]);
  return JSON.stringify([document.loc?.source.body, operationName, values]);
}

/**
 * Executes subscription events in a queue, each limited in seconds and bytes. Visitors all see the same, so visitors
 * with the same operation share one execution of an event. The event of a subscriber who has left is not executed.
 */
export function answerEvents({ seconds, bytes }: Pick<QueryLimits, 'seconds' | 'bytes'>, eventGate: ConcurrencyGate) {
  const share = shareInFlight<ExecutionResult>();

  return (event: Event, { isVisitor, caller, ended, hasLeft, renewContext }: Follower): Promise<ExecutionResult> => {
    const { rootValue } = event;
    const run = async () => {
      if (hasLeft()) throw left;
      const contextValue = await renewContext();
      const work = withinTime(seconds, execute({ ...event, contextValue }), contextValue.clock);
      return limitAnswer(await work, bytes);
    };
    const answer = () =>
      eventGate(run, caller, ended).catch((error: unknown) => {
        throw hasLeft() ? left : error;
      });
    if (!isVisitor || typeof rootValue !== 'object' || rootValue === null) return answer();
    const question = questionOf(event);
    const answerWithOthers = (): Promise<ExecutionResult> =>
      share(rootValue, question, answer).catch((error: unknown) => {
        // The visitor who began the execution has left, and this one has not.
        if (error === left && !hasLeft()) return answerWithOthers();
        throw error;
      });
    return answerWithOthers();
  };
}
