import { type GraphQLSchema, getOperationAST } from 'graphql';
import type { Context } from '../../context.ts';
import type { Env } from '../../platform/env/env.ts';
import { costOf, fieldCountOf, type Step } from '../../platform/graphql/costOf.ts';
import { type DocumentCaches, operationKey, outlineBytes } from '../../platform/graphql/documentCaches.ts';
import type { DocumentSent } from '../../platform/graphql/documentSent.ts';
import { limitCost, limitDocument, limitOutline } from '../../platform/graphql/limitDocument.ts';
import type { OperationPass } from '../../platform/graphql/operationGate.ts';
import type { Outline } from '../../platform/graphql/outlineOf.ts';
import { hashOf, requireKnown } from '../../platform/graphql/persistedOperations.ts';
import { hasMoreValues, isLargeText, isSmallInput } from '../../platform/graphql/requestSize.ts';

interface Admission {
  readonly schema: GraphQLSchema;
  readonly env: Pick<Env, 'persistedOnly' | 'queryLimits'>;
  readonly caches: DocumentCaches;
}

function stepsOf({ operations }: Outline, name: string | undefined): readonly Step[] | undefined {
  if (name !== undefined) return operations.get(name);
  const [first, ...others] = operations.values();
  return others.length === 0 ? first : undefined;
}

/** Refuses a request that asks for more than the limits allow, else notes its cost in the context. */
export type Admit = (sent: DocumentSent, ctx: Pick<Context, 'cost'>, pass: OperationPass) => Promise<void>;

/**
 * The playground’s samples and the benchmarks stay far below both. The web client’s operations are known and never
 * wait.
 */
const heavyFields = 250;
const heavyCost = 250;
/** Each use reads the variables again, so this applies to known operations too. */
const heavyValues = 10_000;

/** Whether an operation is heavy, by the cost that `admitDocument` has noted. */
export const isHeavy = ({ cost }: Pick<Context, 'cost'>): boolean =>
  cost !== null && (cost.fields > heavyFields || cost.total > heavyCost);

/**
 * Checks documents before they are validated, the same way for every transport. A heavy operation that is neither known
 * nor compiled waits for the caller’s slot, and so does a request with many values.
 */
export function admitDocument({ schema, env, caches }: Admission): Admit {
  const limits = env.queryLimits;
  const { known, persisted, outlines, documents, compiled } = caches;
  /** Whether the document need not be validated. An invalid document is validated at each use. */
  const isValidated = (hash: string) => known.has(hash) || documents.get(hash) !== undefined;

  /** Whether the executor has the operation as code. Neither an operation that cannot be compiled nor its compilation is cheap. */
  function isCompiled(hash: string, { operationName, variables }: DocumentSent): boolean {
    const document = documents.get(hash);
    const operation = document && getOperationAST(document, operationName);
    if (!operation || !isSmallInput(variables)) return false;
    return compiled.get(operationKey(hash, document, operation))?.isCode === true;
  }

  async function outlineFor(text: string, hash: string, pass: OperationPass): Promise<Outline | null> {
    const kept = outlines.get(hash);
    if (kept) return kept;
    const measured = limitDocument(schema, text, limits);
    if (!measured) return null;
    if (measured.fields > heavyFields && !known.has(hash)) await pass.enter();
    const outline = measured.outline();
    outlines.offer(hash, outline, outlineBytes(outline, text));
    return outline;
  }

  return async (sent, ctx, pass) => {
    if (env.persistedOnly) requireKnown(sent, known);
    const text = sent.text ?? (sent.hash && persisted.textOf(sent.hash));
    if (!text) return;
    const hash = hashOf(text);
    const isLarge = isLargeText(text) && !isValidated(hash);
    const outline = await outlineFor(text, hash, pass);
    if (!outline) {
      // The executor parses the text again, and locates its syntax error.
      if (isLarge) await pass.enter();
      return;
    }
    const { operationName, variables } = sent;
    const steps = stepsOf(outline, operationName);
    if (steps) {
      const total = costOf(steps, variables);
      ctx.cost = { steps, fields: fieldCountOf(steps), total, document: hash, operationName, variables };
    }
    limitOutline(outline, limits);
    if (ctx.cost) limitCost(ctx.cost.total, limits);
    const isCheap = known.has(hash) || isCompiled(hash, sent);
    if (isLarge || (isHeavy(ctx) && !isCheap) || hasMoreValues(sent.variables, heavyValues)) await pass.enter();
  };
}
