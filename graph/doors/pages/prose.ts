import { type Html, html } from '../../platform/lib/html.ts';

const marked = /(`[^`]+`|\*[^*]+\*|\[[^[\]]+\]\([/#][^)\s[]*\))/;

/** The inline Markdown of a line: code, emphasis and links within this server. */
export const inline = (text: string): Html =>
  html`${text.split(marked).map((part) => {
    if (part.startsWith('`')) return html`<code>${part.slice(1, -1)}</code>`;
    const [, words, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    if (address) return html`<a href="${address}">${words}</a>`;
    return part.startsWith('*') ? html`<em>${part.slice(1, -1)}</em>` : part;
  })}`;

export const anchorOf = (...words: string[]) =>
  words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Paragraphs and headings of plain Markdown. */
export const prose = (text: string): Html[] =>
  text.split(/\n{2,}/).map((block) => {
    const heading = /^## (.+)$/.exec(block)?.[1];
    if (heading) return html`<h2 id="${anchorOf(heading)}">${heading}</h2>`;
    return html`<p>${inline(block.replaceAll('\n', ' '))}</p>`;
  });

/** The headings of plain Markdown. */
export const headingsOf = (text: string): string[] =>
  [...text.matchAll(/^## (.+)$/gm)].flatMap(([, name]) => name ?? []);
