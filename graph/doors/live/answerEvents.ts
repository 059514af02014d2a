import { type ExecutionArgs, type ExecutionResult, execute, getOperationAST } from 'graphql';
import type { Context } from '../../context.ts';
import { limitAnswer } from '../../platform/graphql/limitAnswer.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { withinTime } from '../../platform/graphql/withinTime.ts';
import type { Caller } from '../../platform/lib/access.ts';
import { shareInFlight } from '../../platform/lib/shareInFlight.ts';
import type { ConcurrencyGate } from '../../platform/limits/concurrencyGate.ts';

type Event = Omit<ExecutionArgs, 'contextValue'>;

/** The subscriber: whether they are a visitor, their key in the queue, and how to create the context of an event. */
export interface Follower {
  readonly isVisitor: boolean;
  readonly caller: Caller;
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
 * with the same operation share one execution of an event.
 */
export function answerEvents({ seconds, bytes }: Pick<QueryLimits, 'seconds' | 'bytes'>, eventGate: ConcurrencyGate) {
  const share = shareInFlight<ExecutionResult>();

  return (event: Event, { isVisitor, caller, renewContext }: Follower): Promise<ExecutionResult> => {
    const { rootValue } = event;
    const run = async () => {
      const contextValue = await renewContext();
      const work = withinTime(seconds, execute({ ...event, contextValue }), contextValue.clock);
      return limitAnswer(await work, bytes);
    };
    const answer = () => eventGate(run, caller);
    const isShared = isVisitor && typeof rootValue === 'object' && rootValue !== null;
    return isShared ? share(rootValue, questionOf(event), answer) : answer();
  };
}
