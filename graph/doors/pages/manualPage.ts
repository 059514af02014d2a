import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Html, html } from '../../platform/lib/html.ts';
import { manualStyle } from './manualStyle.ts';
import { mountSheet } from './mountSheet.ts';
import { anchorOf } from './prose.ts';

const styleHash = createHash('sha256').update(manualStyle).digest('base64');

/** The content security policy of a manual: its own styles and our font, nothing else. */
export const manualPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "img-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const doors = [
  { address: '/developers', name: 'GraphQL' },
  { address: '/api', name: 'REST' },
  { address: '/graphql', name: 'Playground' },
  { address: '/schema.graphql', name: 'Schema' },
];

export interface Manual {
  /** The path of the page. */
  address: string;
  title: string;
  lead: string;
  /** The headings of its sections, in order. */
  headings: readonly string[];
  content: Html;
}

const door = ({ address, name }: (typeof doors)[number], here: string) =>
  html`<a href="${address}"${address === here && new Html(' aria-current="page"')}>${name}</a>`;

const entry = (name: string) => html`<li><a href="#${anchorOf(name)}">${name}</a></li>`;

/** Renders a manual as a page without scripts. Every value is escaped. */
export function manualPage({ address, title, lead, headings, content }: Manual): string {
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <meta name="description" content="${lead}">
  <title>${title}</title>
  <link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">
  <style>${new Html(manualStyle)}</style>
</head>
<body>
<header>
  <a class="home" href="/"><img src="/brand/favicon.svg" alt="" width="32" height="32">Cycle Chat</a>
  <nav aria-label="For developers">${doors.map((each) => door(each, address))}</nav>
</header>
<div class="frame">
<nav class="contents" aria-label="Contents"><ul>${headings.map(entry)}</ul></nav>
<main>
  <h1>${title}</h1>
  <p class="lead">${lead}</p>
  ${content}
</main>
</div>
</body>
</html>
`.markup;
}

/** Serves a manual at a path. */
export function mountManualPage(app: FastifyInstance, path: string, text: () => string): void {
  const headers = { 'content-security-policy': manualPolicy };
  mountSheet(app, { path, type: 'text/html; charset=utf-8', text, headers });
}
