import type { GraphQLSchema } from 'graphql';
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';
import { manualPage } from '../pages/manualPage.ts';
import { anchorOf, headingsOf, inline, prose } from '../pages/prose.ts';
import { costTable } from './costExamples.ts';
import { errorTable } from './errorTable.ts';
import type { Limits } from './limitTable.ts';
import { limitTable } from './limitTable.ts';
import type { Snippet } from './snippets.ts';
import { snippets } from './snippets.ts';
import { typeReference } from './typeReference.ts';

export interface Instance {
  /** Where it is reached, without a slash at its end. */
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
    'Whatever is public can be read at once. To write, or to read as yourself, make an access token in your [settings](/settings/tokens) or by the sample in the [playground](/graphql), and keep it where your program finds it.',
  )}</p>
  <pre tabindex="0"><code>export CYCLE_CHAT_TOKEN=cct_…</code></pre>
  ${snippets(origin).map(snippetBlock)}`;

/** A section of the schema's own manual, with what the server adds to it. */
function guideSection(text: string, additions: Record<string, () => Html>): Html {
  const [heading = ''] = headingsOf(text);
  return html`${prose(text)}${additions[heading]?.()}`;
}

/** The documentation of the GraphQL API, made of the schema: no script, every value escaped. */
export function developersPage(schema: GraphQLSchema, { origin, limits }: Instance): string {
  const [lead = '', ...guide] = (schema.description ?? '').split(/\n{2,}(?=## )/);
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
  <p>${inline('Try it in the [playground](/graphql); programs read the [schema](/schema.graphql) as text.')}</p>
  ${quickStartSection(origin)}
  ${guide.map((section) => guideSection(section, additions))}
  <h2 id="${anchorOf(rest)}">${rest}</h2>
  <p>${inline('The same community answers plain HTTP and JSON under [/api](/api), with the same ids, rules, messages and tokens.')}</p>
  ${reference.content}`,
  });
}
