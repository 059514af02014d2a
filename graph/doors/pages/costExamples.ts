import type { GraphQLSchema } from 'graphql';
import { costOf } from '../../platform/graphql/costOf.ts';
import { limitDocument } from '../../platform/graphql/limitDocument.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { type Html, html } from './html.ts';

const examples = [
  '{ rateLimit { remaining resetAt } }',
  '{ post(id: "…") { content author { username } } }',
  '{ feed(first: 20) { nodes { content likeCount createdAt } } }',
  '{ feed(first: 20) { nodes { content author { username } } } }',
  '{ feed(first: 100) { nodes { content author { username } group { name } ride { distance } } } }',
  '{ rides(first: 20) { nodes { content ride { date participants(first: 5) { nodes { displayName } } } } } }',
  '{ groups(first: 20) { nodes { name members(first: 50) { nodes { username } } } } }',
];

/** The cost of some operations, computed by the same function that limits operations. */
export function costExamples(schema: GraphQLSchema, limits: QueryLimits): { text: string; cost: number }[] {
  return examples.map((text) => {
    const [steps] = limitDocument(schema, text, limits)?.outline().operations.values() ?? [];
    if (!steps) throw new Error(`This is not an operation: ${text}`);
    return { text, cost: costOf(steps, {}) };
  });
}

export function costTable(schema: GraphQLSchema, limits: QueryLimits): Html {
  const rows = costExamples(schema, limits).map(
    ({ text, cost }) =>
      html`<tr><td><code>${text}</code></td><td class="number">${cost.toLocaleString('en')}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Costs of some operations">
  <table><thead><tr><th>Operation</th><th class="number">Cost</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}
