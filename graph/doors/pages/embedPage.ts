import { Html, html } from '../../platform/lib/html.ts';
import { postUrl } from './addresses.ts';
import { mark } from './drawPreview.ts';
import { drawRoute, type Route } from './drawRoute.ts';
import { rideFacts, type SharedPost, titleOf } from './sharedPost.ts';
import { stylePolicy } from './stylePolicy.ts';

const style = `
@font-face { font-family: 'Instrument Sans'; font-display: swap; font-weight: 400 700; src: url('/fonts/instrument-sans-latin.woff2') format('woff2'); }
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#ffffff, #151c1f); color: light-dark(#10191c, #e9eff0); font: 400 1rem/1.5rem 'Instrument Sans', system-ui, sans-serif; }
main { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px 20px; min-height: 100vh; align-content: space-between; padding: 20px; border: 1px solid light-dark(#dfe5e7, #263136); border-top: 4px solid light-dark(#d3125b, #ff5f95); border-radius: 12px; overflow-wrap: anywhere; }
h1 { margin: 0; font: 650 1.25rem/1.625rem 'Instrument Sans', system-ui, sans-serif; }
header, h1, ul, p { grid-column: 1; }
header { display: flex; align-items: center; gap: 8px; font-weight: 600; }
header svg { width: 24px; height: 24px; }
ul { display: grid; gap: 4px; margin: 0; padding: 0; list-style: none; color: light-dark(#53616a, #9cabb2); }
p { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; margin: 0; color: light-dark(#53616a, #9cabb2); font-size: 0.9375rem; }
figure { grid-column: 2; grid-row: 1 / 5; align-self: center; width: min(200px, 38vw); margin: 0; overflow: hidden; border-radius: 12px; }
figure svg { display: block; width: 100%; }
@media (max-width: 359px) { figure { display: none; } }
a { padding: 10px 0; color: light-dark(#c20d51, #ff81ac); font-weight: 600; }
a:focus-visible { outline: 2px solid; outline-offset: 2px; border-radius: 4px; }
`;

/** Other sites can embed the page. */
export const embedPolicy = stylePolicy(style, { forms: "'none'", frames: '*' });

const brand = new Html(
  `<svg viewBox="0 0 64 62" aria-hidden="true"><path fill="#d3125b" fill-rule="evenodd" d="${mark}"/></svg>`,
);

/** In the units of the drawing. */
const drawing = { x: 0, y: 0, width: 400, height: 400 };

const figureOf = (route: Route) =>
  new Html(
    `<figure><svg viewBox="0 0 ${drawing.width} ${drawing.height}" role="img" aria-label="The route">${drawRoute(route, drawing)}</svg></figure>`,
  );

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
<main><header>${brand} Cycle Chat</header>${content}</main>
</body>
</html>
`.markup;

/** A ride as a card that other sites can embed, with its route if visitors can see it. */
export function embedPage(post: SharedPost, route: Route | null, origin: string): string {
  const facts = rideFacts(post).map((fact) => html`<li dir="auto">${fact}</li>`);
  const title = titleOf(post);
  return page(
    title,
    html`<h1 dir="auto">${post.calledOffReason === null ? title : html`<del>${title}</del>`}</h1><ul>${facts}</ul>
<p><span>by <bdi>${post.displayName}</bdi></span> <a href="${postUrl(origin, post)}" target="_blank" rel="noopener">View on Cycle Chat</a></p>${route && figureOf(route)}`,
  );
}

/** The card if there is no such ride. A ride that visitors may not see gets the same card. */
export const noEmbedPage = (origin: string): string =>
  page(
    'Ride not found',
    html`<h1>Ride not found</h1><ul><li>It does not exist or has been removed.</li></ul>
<p><a href="${origin}/" target="_blank" rel="noopener">Cycle Chat</a></p>`,
  );
