import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';
import { Html, html } from '../../platform/lib/html.ts';
import { brandHeader, brandStyle, iconOf } from './brand.ts';
import { filledPages, type InstancePage, nameOf } from './instancePages.ts';
import { stylePolicy } from './stylePolicy.ts';

const style = `
@font-face { font-family: 'Instrument Sans'; font-display: swap; font-weight: 400 700; src: url('/fonts/instrument-sans-latin.woff2') format('woff2'); }
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f6f8f8, #0f1517); color: light-dark(#10191c, #e9eff0); font: 400 1rem/1.5rem 'Instrument Sans', system-ui, sans-serif; }
main { display: grid; gap: 16px; width: min(720px, 100% - 32px); margin: 32px auto 48px; overflow-wrap: anywhere; }
h1 { margin: 0; font: 650 1.75rem/2.25rem 'Instrument Sans', system-ui, sans-serif; }
p { margin: 0; }
main a, nav a { color: light-dark(#c20d51, #ff81ac); }
nav { display: flex; flex-wrap: wrap; gap: 0 24px; width: min(720px, 100% - 32px); margin: 0 auto 48px; font-size: 0.875rem; }
nav a { display: inline-flex; align-items: center; min-height: 44px; }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
${brandStyle}`;

/** The page loads its own styles, our font and the logo. It runs no script. */
export const textPolicy = `${stylePolicy(style, { forms: "'none'", frames: "'none'" })}; img-src 'self'`;

const isLink = /^https?:\/\/[^\s<>"']/;
const closing = new Set('.,;:!?)]\'"');

/** Splits a word into a link and the punctuation after it. */
function linkIn(word: string): Html {
  let end = word.length;
  while (closing.has(word[end - 1] ?? '')) end -= 1;
  const url = word.slice(0, end);
  return html`<a href="${url}" rel="nofollow noopener">${url}</a>${word.slice(end)}`;
}

/** A line with its http(s) addresses as links. */
const lineOf = (line: string): Html[] =>
  line.split(/(\s)/).map((word) => (isLink.test(word) && URL.canParse(word) ? linkIn(word) : html`${word}`));

/** A plain text as paragraphs. An empty line ends one, and a single line end is kept. */
function paragraphsOf(text: string): Html[] {
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (line.trim()) paragraphs.at(-1)?.push(line.trim());
    else paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => {
      const shown = lines.map((line, index) => html`${index > 0 && new Html('<br>')}${lineOf(line)}`);
      return html`<p dir="auto">${shown}</p>\n`;
    });
}

const linkTo = ({ path, title }: InstancePage) => html`<a href="${path}">${title}</a>`;

/** The page of a text of the operator. Every value is escaped. */
export function textPage(page: InstancePage, text: string, settings: InstanceSettings): string {
  const name = nameOf(settings);
  const others = filledPages(settings).filter((other) => other !== page);
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${page.title} · ${name}</title>
  <link rel="icon" href="${iconOf(settings)}">
  <style>${new Html(style)}</style>
</head>
<body>
${brandHeader(settings)}
<main><h1>${page.title}</h1>
${paragraphsOf(text)}</main>
${others.length > 0 && html`<nav aria-label="About this site">${others.map(linkTo)}</nav>\n`}</body>
</html>
`.markup;
}
