import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { execute } from 'graphql';
import type { Context } from './context.ts';
import { shareInFlight } from './lib/shareInFlight.ts';
import { withinTime } from './lib/withinTime.ts';

type Event = Omit<ExecutionArgs, 'contextValue'>;

const questionOf = ({ document, operationName, variableValues }: Event) =>
  JSON.stringify([document.loc?.source.body, operationName, variableValues]);

/**
 * Works out what is told of events, each within so many seconds. Visitors are all told the same, and may be many: those who
 * ask the same of one event at once share the answer.
 */
export function answerEvents(seconds: number) {
  const share = shareInFlight<ExecutionResult>();

  return (event: Event, contextValue: Context): Promise<ExecutionResult> => {
    const { rootValue } = event;
    const answer = () => withinTime(seconds, execute({ ...event, contextValue }));
    const isShared = contextValue.viewer === null && typeof rootValue === 'object' && rootValue !== null;
    return isShared ? share(rootValue, questionOf(event), answer) : answer();
  };
}
