import { createHash } from 'node:crypto';
import { Html, html } from '../pages/html.ts';
import { postUrl } from './addresses.ts';
import type { SharedPost } from './sharedPost.ts';
import { rideFacts, titleOf } from './sharedPost.ts';

const style = `
@font-face { font-family: 'Instrument Sans'; font-display: swap; font-weight: 400 700; src: url('/fonts/instrument-sans-latin.woff2') format('woff2'); }
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#ffffff, #151c1f); color: light-dark(#10191c, #e9eff0); font: 400 1rem/1.5rem 'Instrument Sans', system-ui, sans-serif; }
article { display: grid; gap: 12px; min-height: 100vh; align-content: space-between; padding: 20px; border: 1px solid light-dark(#dfe5e7, #263136); border-top: 4px solid light-dark(#d3125b, #ff5f95); border-radius: 12px; overflow-wrap: anywhere; }
h1 { margin: 0; font: 650 1.25rem/1.625rem 'Instrument Sans', system-ui, sans-serif; }
ul { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; color: light-dark(#53616a, #9cabb2); }
p { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; margin: 0; color: light-dark(#53616a, #9cabb2); font-size: 0.9375rem; }
a { padding: 10px 0; color: light-dark(#c20d51, #ff81ac); font-weight: 600; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 4px; }
`;
const styleHash = createHash('sha256').update(style).digest('base64');

/** What the page may do in other sites' frames: show itself in our own face. It has no script, and asks for none. */
export const embedPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join('; ');

const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title}</title>
  <style>${new Html(style)}</style>
</head>
<body>
<article>${content}</article>
</body>
</html>
`.markup;

/** A ride as a card for the pages of other sites. */
export function embedPage(post: SharedPost, origin: string): string {
  const facts = rideFacts(post).map((fact) => html`<li>${fact}</li>`);
  return page(
    titleOf(post),
    html`<h1>${titleOf(post)}</h1><ul>${facts}</ul>
<p>by ${post.displayName} <a href="${postUrl(origin, post)}" target="_blank" rel="noopener">View on Cycle Chat</a></p>`,
  );
}

/** What stands where there is no ride to show: the same whether there is none or it is not for everyone. */
export const noEmbedPage = (origin: string): string =>
  page(
    'Ride not found',
    html`<h1>Ride not found</h1><ul><li>It does not exist or has been removed.</li></ul>
<p><a href="${origin}/" target="_blank" rel="noopener">Cycle Chat</a></p>`,
  );
