import type { GraphQLSchema } from 'graphql';
import type { Context } from './context.ts';
import type { Env } from './env.ts';
import type { Step } from './lib/costOf.ts';
import { costOf } from './lib/costOf.ts';
import type { DocumentSent } from './lib/documentSent.ts';
import { keepLatest } from './lib/keepLatest.ts';
import { limitCost, limitDocument } from './lib/limitDocument.ts';
import type { Outline } from './lib/outlineOf.ts';
import type { Documents } from './lib/persistedOperations.ts';
import { requireKnown } from './lib/persistedOperations.ts';

interface Admission {
  readonly schema: GraphQLSchema;
  readonly env: Pick<Env, 'persistedOnly' | 'queryLimits'>;
  /** All that is answered where the operator has closed GraphQL to others. */
  readonly documents: Documents;
  readonly textOf: (hash: string) => string | undefined;
}

/** Far more than the operations of a few clients: those of a hostile one could be large. */
const mostOutlines = 200;

function stepsOf({ operations }: Outline, name: string | undefined): readonly Step[] | undefined {
  if (name !== undefined) return operations.get(name);
  const [first, ...others] = operations.values();
  return others.length === 0 ? first : undefined;
}

/** Refuses what a request asks for past the limits, else notes its cost in the context. */
export type Admit = (sent: DocumentSent, ctx: Pick<Context, 'asked'>) => void;

/** Refuses documents before anything is made of them, be they but validated: the same for every door. */
export function admitDocument({ schema, env, documents, textOf }: Admission): Admit {
  const outlines = keepLatest<Outline>(mostOutlines);

  function outlineFor(text: string): Outline | null {
    const outline = outlines.get(text) ?? limitDocument(schema, text, env.queryLimits);
    if (outline) outlines.set(text, outline);
    return outline;
  }

  return (sent, ctx) => {
    if (env.persistedOnly) requireKnown(sent, documents);
    const text = sent.text ?? (sent.hash && textOf(sent.hash));
    const outline = text ? outlineFor(text) : null;
    const steps = outline && stepsOf(outline, sent.operationName);
    if (!steps) return;
    const cost = costOf(steps, sent.variables);
    ctx.asked = { steps, cost, limit: env.queryLimits.cost };
    limitCost(cost, env.queryLimits);
  };
}
