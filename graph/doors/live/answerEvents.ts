import {
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../../context.ts';
import { limitAnswer } from '../../platform/graphql/limitAnswer.ts';
import type { OperationPass } from '../../platform/graphql/operationGate.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { withinTime } from '../../platform/graphql/withinTime.ts';
import type { Caller } from '../../platform/lib/access.ts';
import { DomainError } from '../../platform/lib/errors.ts';
import { shareFirstTurn } from '../../platform/lib/shareInFlight.ts';
import type { ConcurrencyGate } from '../../platform/limits/concurrencyGate.ts';

type Event = Omit<ExecutionArgs, 'contextValue'>;

const left = new DomainError('GONE', 'The subscription has ended');

/** The subscriber: whether they are a visitor, their key in the queue, and how to create the context of an event. */
export interface Follower {
  readonly isVisitor: boolean;
  readonly caller: Caller;
  /** The slot that each of its events takes, too, when they are heavy. */
  readonly pass?: OperationPass | undefined;
  /** Aborts when the subscription ends. */
  readonly ended: AbortSignal;
  /** Whether the subscription has ended or its connection is closing. */
  hasLeft(): boolean;
  renewContext(): Promise<Context>;
}

/**
 * The variables that only say from when on events are replayed: each is the `since` of a root field, and used nowhere else. They change no
 * event that subscriptions share.
 */
function replayVariables({ selectionSet }: OperationDefinitionNode, text: string): Set<string> {
  const given = selectionSet.selections.flatMap((root) => (root.kind === Kind.FIELD ? (root.arguments ?? []) : []));
  const since = given.filter(({ name }) => name.value === 'since');
  const names = since.flatMap(({ value }) => (value.kind === Kind.VARIABLE ? [value.name.value] : []));
  // One use is the declaration.
  return new Set(names.filter((name) => text.split(`$${name}`).length - 1 === 2));
}

/**
 * The key of a shared execution. Variables that the operation does not declare are left out: their depth has not been
 * checked.
 */
function questionOf({ document, operationName, variableValues }: Event): string {
  const operation = getOperationAST(document, operationName);
  const text = document.loc?.source.body ?? '';
  const ignored = operation ? replayVariables(operation, text) : null;
  const names = (operation?.variableDefinitions ?? [])
    .map(({ variable }) => variable.name.value)
    .filter((name) => variableValues && name in variableValues && !ignored?.has(name));
  const values = names.map((name) => [name, variableValues?.[name]]);
  return JSON.stringify([text, operationName, values]);
}

/**
 * Executes subscription events in a queue, each limited in seconds and bytes. Visitors all see the same, so visitors
 * with the same operation share one execution of an event, that of the first whose turn it is. The event of a subscriber who has left is not
 * executed. Heavy events first wait for a slot of the caller as heavy operations do, with a pause after each, and do not wait behind its light
 * events then: others wait for these slots.
 */
export function answerEvents({ seconds, bytes }: Pick<QueryLimits, 'seconds' | 'bytes'>, eventGate: ConcurrencyGate) {
  const share = shareFirstTurn<ExecutionResult>();

  return (
    event: Event,
    { isVisitor, caller, pass, ended, hasLeft, renewContext }: Follower,
  ): Promise<ExecutionResult> => {
    const { rootValue } = event;
    const run = async () => {
      const contextValue = await renewContext();
      const work = withinTime(seconds, execute({ ...event, contextValue }), contextValue.clock);
      return limitAnswer(await work, bytes);
    };
    const turn = async <Result>(job: () => Promise<Result>, signal: AbortSignal) => {
      await pass?.enter(signal);
      try {
        const enqueue = () => eventGate(async () => (hasLeft() ? Promise.reject(left) : job()), caller, signal);
        return await (pass ? pass.run(enqueue) : enqueue());
      } finally {
        pass?.leave();
      }
    };
    const isShared = isVisitor && typeof rootValue === 'object' && rootValue !== null;
    const answer = isShared ? share(rootValue, questionOf(event), run, { turn, ended }) : turn(run, ended);
    return answer.catch((error: unknown) => {
      throw hasLeft() ? left : error;
    });
  };
}
