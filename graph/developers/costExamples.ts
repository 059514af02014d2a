import type { GraphQLSchema } from 'graphql';
import { costOf } from '../lib/costOf.ts';
import { limitDocument } from '../lib/limitDocument.ts';
import type { QueryLimits } from '../lib/queryLimits.ts';
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';

const examples = [
  '{ rateLimit { remaining resetAt } }',
  '{ post(id: "…") { content author { username } } }',
  '{ feed(first: 20) { nodes { content likeCount createdAt } } }',
  '{ feed(first: 20) { nodes { content author { username } } } }',
  '{ feed(first: 100) { nodes { content author { username } group { name } ride { distance } } } }',
  '{ rides(first: 20) { nodes { content ride { date participants(first: 5) { nodes { displayName } } } } } }',
  '{ groups(first: 20) { nodes { name members(first: 50) { nodes { username } } } } }',
];

/** What some operations cost, by the same reckoning that admits them. */
export function costExamples(schema: GraphQLSchema, limits: QueryLimits): { text: string; cost: number }[] {
  return examples.map((text) => {
    const [steps] = limitDocument(schema, text, limits)?.operations.values() ?? [];
    if (!steps) throw new Error(`This is no operation: ${text}`);
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
