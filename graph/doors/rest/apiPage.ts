import { type Html, html } from '../../platform/lib/html.ts';
import { manualPage } from '../pages/manualPage.ts';
import { anchorOf, headingsOf, inline, prose } from '../pages/prose.ts';
import { members, rows, typeOf } from './apiPageParts.ts';
import type { OpenApi, Operation } from './openApiTypes.ts';

interface Route {
  method: string;
  path: string;
  operation: Operation;
}

/** The full path of an operation, including the part in its server’s address. */
const wholePath = (path: string, { servers = [] }: Operation): string =>
  (servers[0]?.url.replace('/api', '') ?? '') + path;

const routesOf = ({ paths }: OpenApi): Route[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: wholePath(path, operation),
      operation,
    })),
  );

const sampleOrigin = 'http://localhost:4000';
const isOptional = ({ security }: Operation) => security.some((scheme) => Object.keys(scheme).length === 0);

/** An example call of the route with curl. */
function curl({ method, path, operation }: Route): string {
  const example = operation.requestBody?.content['application/json'].example;
  const query = operation.parameters
    .filter((parameter) => parameter.in === 'query' && (parameter.required || parameter.schema.examples))
    .map(({ name, schema }) => `${name}=${encodeURIComponent(String(schema.examples?.[0] ?? ''))}`);
  const filled = operation.parameters.reduce(
    (text, { name, schema }) => (schema.examples ? text.replace(`{${name}}`, String(schema.examples[0])) : text),
    path,
  );
  const address = `${sampleOrigin}/api${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`;
  // Escapes the single quote, which would end the shell’s quoted argument.
  const json = example === undefined ? '' : JSON.stringify(example).replaceAll("'", '\\u0027');
  return [
    `curl ${method === 'GET' ? '' : `-X ${method} `}'${address}'`,
    ...(isOptional(operation) ? [] : [`-H "Authorization: Bearer $SESSION"`]),
    ...(json ? [`-H 'Content-Type: application/json'`, `-d '${json}'`] : []),
  ].join(' \\\n  ');
}

function answers({ responses }: Operation): Html {
  const list = Object.entries(responses).map(([status, { description, content }]) => {
    // A response has exactly one content type: JSON or a file.
    const { schema = {} } = Object.values(content)[0] ?? {};
    return html`
    <div class="row">
      <dt><code>${status}</code><span class="type">${typeOf(schema)}</span></dt>
      <dd>${inline(description)}${schema.properties && members(schema, false)}</dd>
    </div>`;
  });
  return html`<h4>Answers</h4><dl>${list}</dl>`;
}

function routeCard(route: Route): Html {
  const { method, path, operation } = route;
  const id = anchorOf(method, path);
  const body = operation.requestBody?.content['application/json'].schema;
  const parameters = operation.parameters.map(({ name, required, description, schema, ...parameter }) => ({
    name,
    schema,
    description,
    isRequired: required,
    place: parameter.in,
  }));
  return html`
  <article id="${id}">
    <h3><span class="method ${method.toLowerCase()}">${method}</span><a href="#${id}">/api${path}</a></h3>
    <p>${inline(operation.summary)}. ${inline(operation.description)}</p>
    ${!isOptional(operation) && html`<p class="note">Requires a signed-in member.</p>`}
    ${parameters.length > 0 && html`<h4>Parameters</h4>${rows(parameters)}`}
    ${body && html`<h4>Body</h4>${members(body)}`}
    ${answers(operation)}
    <h4>Example</h4><pre tabindex="0"><code>${curl(route)}</code></pre>
  </article>`;
}

function sectionsOf(document: OpenApi): Html[] {
  const bySection = Map.groupBy(routesOf(document), ({ operation }) => operation.tags[0] ?? '');
  return document.tags.map(
    ({ name, description }) => html`
  <section><h2 id="${anchorOf(name)}">${name}</h2><p>${inline(description)}</p>${(bySection.get(name) ?? []).map(routeCard)}</section>`,
  );
}

const shapesOf = ({ components }: OpenApi): Html[] =>
  Object.entries(components.schemas).map(
    ([name, schema]) => html`
  <article id="${anchorOf('shape', name)}"><h3>${name}</h3><p>${inline(schema.description ?? '')}</p>${members(schema, false)}</article>`,
  );

/** Renders the description of an API as an HTML page without scripts. Every value is escaped. */
export function apiPage(document: OpenApi): string {
  const { title, summary, description } = document.info;
  return manualPage({
    address: '/api',
    title,
    lead: summary,
    headings: [...headingsOf(description), ...document.tags.map(({ name }) => name), 'Shapes'],
    content: html`
  <p>For programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
  ${prose(description)}
  ${sectionsOf(document)}
  <section><h2 id="shapes">Shapes</h2><p>The objects in responses.</p>${shapesOf(document)}</section>`,
  });
}
