import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Env } from '../../platform/env/env.ts';
import { costOf } from '../../platform/graphql/costOf.ts';
import { limitDocument } from '../../platform/graphql/limitDocument.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { errorMeanings } from '../../platform/lib/errorMeanings.ts';
import { type ErrorCode, httpStatusByCode } from '../../platform/lib/errors.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { projectFile } from '../../platform/lib/projectFolder.ts';
import { type Limits, limitTable } from './limitTable.ts';
import { manualPage, mountManualPage } from './manualPage.ts';
import { mountSheet } from './mountSheet.ts';
import { anchorOf, headingsOf, inline, prose } from './prose.ts';
import { type Snippet, snippets } from './snippets.ts';
import { typeReference } from './typeReference.ts';

export interface Instance {
  /** The address of the instance, without a slash at its end. */
  origin: string;
  limits: Limits;
}

const quickStart = 'Quick start';
const rest = 'Without GraphQL';

const snippetBlock = ({ title, language, description, text }: Snippet): Html => html`
  <article id="${anchorOf('snippet', language, title)}">
    <h3>${title} <span class="type">${language}</span></h3>
    <p>${inline(description)}</p>
    <pre tabindex="0"><code>${text}</code></pre>
  </article>`;

const quickStartSection = (origin: string): Html => html`
  <h2 id="${anchorOf(quickStart)}">${quickStart}</h2>
  <p>${inline(
    'You can read public data without an account. To write, or to read as yourself, create an access token in your [settings](/settings/tokens) or with the sample in the [playground](/graphql). Store it where your program finds it:',
  )}</p>
  <pre tabindex="0"><code>export CYCLE_CHAT_TOKEN=cct_…</code></pre>
  ${snippets(origin).map(snippetBlock)}`;

const isCode = (name: string): name is ErrorCode => Object.hasOwn(httpStatusByCode, name);

/** A table of all error codes and their meanings. */
function errorTable(): Html {
  const rows = Object.keys(httpStatusByCode)
    .filter(isCode)
    .map((code) => html`<tr><td><code>${code}</code></td><td>${inline(errorMeanings[code])}</td></tr>`);
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Error codes">
  <table><thead><tr><th>Code</th><th>When</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

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

function costTable(schema: GraphQLSchema, limits: QueryLimits): Html {
  const rows = costExamples(schema, limits).map(
    ({ text, cost }) =>
      html`<tr><td><code>${text}</code></td><td class="number">${cost.toLocaleString('en')}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Costs of some operations">
  <table><thead><tr><th>Operation</th><th class="number">Cost</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A section of the schema’s manual, with tables from this server added. */
function guideSection(text: string, additions: Record<string, () => Html>): Html {
  const [heading = ''] = headingsOf(text);
  return html`${prose(text)}${additions[heading]?.()}`;
}

/** The documentation of the GraphQL API, generated from the schema. It has no scripts, and every value is escaped. */
export function developersPage(schema: GraphQLSchema, { origin, limits }: Instance): string {
  const [lead = '', ...guide] = (schema.description ?? '').split(/\n\n(?=## )/);
  const reference = typeReference(schema);
  const additions = {
    Errors: errorTable,
    'Cost and limits': () => html`${costTable(schema, limits.queryLimits)}${limitTable(limits)}`,
  };
  return manualPage({
    address: '/developers',
    title: 'Cycle Chat for developers',
    lead: lead.replaceAll('\n', ' '),
    headings: [quickStart, ...guide.flatMap(headingsOf), rest, ...reference.headings],
    content: html`
  <p>${inline('Try the API in the [playground](/graphql). The [schema](/schema.graphql) is available as text. The [changelog](/developers/changelog) lists the changes of the schema.')}</p>
  ${quickStartSection(origin)}
  ${guide.map((section) => guideSection(section, additions))}
  <h2 id="${anchorOf(rest)}">${rest}</h2>
  <p>${inline('The same data is available over plain HTTP and JSON under [/api](/api), with the same ids, rules, error messages and tokens.')}</p>
  ${reference.content}`,
  });
}

const usualOrigin = 'http://localhost:4000';

/** Serves the documentation of the GraphQL API at /developers, and the changelog of the schema below it. */
export function mountDevelopers(
  app: FastifyInstance,
  schema: GraphQLSchema,
  { publicUrl = usualOrigin, ...limits }: Pick<Env, 'publicUrl' | 'queryLimits' | 'rateLimits'>,
): void {
  const type = 'text/markdown; charset=utf-8';
  mountSheet(app, {
    path: '/developers/changelog',
    type,
    text: () => readFileSync(projectFile('SCHEMA_CHANGELOG.md'), 'utf8'),
  });
  mountManualPage(app, '/developers', () => developersPage(schema, { origin: publicUrl, limits }));
}
