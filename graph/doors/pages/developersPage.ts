import type { GraphQLSchema } from 'graphql';
import { costTable } from './costExamples.ts';
import { errorTable } from './errorTable.ts';
import { type Html, html } from './html.ts';
import { type Limits, limitTable } from './limitTable.ts';
import { manualPage } from './manualPage.ts';
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
