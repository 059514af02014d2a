import { type Html, html } from '../lib/html.ts';
import type { Letter, LetterItem } from './Letter.ts';

const width = 'max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 sans-serif;color:#1f2937';
const button =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#b4431f;color:#ffffff;text-decoration:none;font-weight:600';
const small = 'font-size:14px;color:#4b5563';

const itemMarkup = ({ text, detail, url }: LetterItem) =>
  html`<li style="margin-bottom:12px"><a href="${url}" style="color:#b4431f">${text}</a>${detail && html`<br>${detail}`}</li>\n`;

const itemText = ({ text, detail, url }: LetterItem) =>
  [`- ${text}`, detail && `  ${detail}`, `  ${url}`].filter(Boolean).join('\n');

function markupOf({ subject, paragraphs, sections = [], link, notes = [], unsubscribeUrl }: Letter): Html {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0"><div style="${width}">
${paragraphs.map((text) => html`<p>${text}</p>\n`)}
${sections.map(({ title, items }) => html`${title && html`<h2 style="font-size:18px">${title}</h2>\n`}<ul style="padding-left:20px">${items.map(itemMarkup)}</ul>\n`)}
${
  link &&
  html`<p><a href="${link.url}" style="${button}">${link.label}</a></p>
<p style="${small}">Or open this address: <a href="${link.url}" style="word-break:break-all">${link.url}</a></p>\n`
}
${notes.map((text) => html`<p style="${small}">${text}</p>\n`)}
${unsubscribeUrl && html`<p style="${small}"><a href="${unsubscribeUrl}">Unsubscribe</a></p>\n`}
</div></body>
</html>
`;
}

/** The text and the plain HTML of a mail, from the same content. All values are escaped in the HTML. */
export function renderLetter(letter: Letter): { text: string; html: string } {
  const { paragraphs, sections = [], link, notes = [], unsubscribeUrl } = letter;
  const parts = [
    ...paragraphs,
    ...sections.flatMap(({ title, items }) => [title, ...items.map(itemText)]),
    link && `${link.label}:\n${link.url}`,
    ...notes,
    unsubscribeUrl && `Unsubscribe: ${unsubscribeUrl}`,
  ];
  return { text: `${parts.filter(Boolean).join('\n\n')}\n`, html: markupOf(letter).markup };
}

/** An instant as a member reads it: 24 November 2026 at 14:05 CET. */
export function sayInstant(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
