/** The look of the page of the API: the colours and sizes of the product, in the light or the dark that a reader prefers. */
export const apiPageStyle = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f3f5f5, #0d1315);
  --surface: light-dark(#ffffff, #151c1f);
  --sunken: light-dark(#edf0f1, #20292d);
  --text: light-dark(#10191c, #e9eff0);
  --muted: light-dark(#53616a, #9cabb2);
  --border: light-dark(#dfe5e7, #263136);
  --accent: light-dark(#c20d51, #ff81ac);
  --accent-soft: light-dark(#fce8ef, #3a1424);
  --success: light-dark(#166b3d, #5fcf8e);
  --success-soft: light-dark(#e0f3e7, #10301f);
  --danger: light-dark(#b3360b, #ff8f6b);
  --danger-soft: light-dark(#fcebe3, #3b1a10);
  --focus: light-dark(#10191c, #ffffff);
  --sans: 'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace;
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--canvas); color: var(--text); font: 400 1rem/1.5rem var(--sans); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 5px; }
h1 { margin: 0 0 4px; font: 650 2.25rem/2.5rem var(--sans); }
h2 { margin: 48px 0 4px; font: 650 1.75rem/2.25rem var(--sans); }
h3 { margin: 0; font: 650 1rem/1.5rem var(--mono); overflow-wrap: anywhere; }
h4 { margin: 24px 0 8px; font: 600 0.8125rem/1rem var(--sans); color: var(--muted); }
p { margin: 8px 0; max-width: 68ch; }
code { font: 500 0.875em/1.25rem var(--mono); overflow-wrap: anywhere; }
pre { margin: 8px 0 0; padding: 12px 16px; background: var(--sunken); border-radius: 10px; overflow-x: auto; }
pre code { overflow-wrap: normal; }
.frame { max-width: 1144px; margin: 0 auto; padding: 32px 24px 64px; display: grid; grid-template-columns: 216px minmax(0, 1fr); gap: 40px; }
.lead { font: 400 1.25rem/1.75rem var(--sans); color: var(--muted); }
nav ul { position: sticky; top: 32px; margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: 6px 0; color: var(--muted); text-decoration: none; font: 500 0.9375rem/1.25rem var(--sans); }
nav a:hover, h3 a:hover { color: var(--accent); text-decoration: underline; }
article { margin: 16px 0; padding: 24px; background: var(--surface); border: 1px solid var(--border); border-radius: 14px; }
article:target { border-color: var(--accent); }
h3 a { color: inherit; text-decoration: none; }
.method { display: inline-block; min-width: 64px; margin-right: 8px; padding: 0 8px; border-radius: 5px; text-align: center; font: 600 0.8125rem/1.5rem var(--sans); }
.get { background: var(--success-soft); color: var(--success); }
.post, .put, .patch { background: var(--accent-soft); color: var(--accent); }
.delete { background: var(--danger-soft); color: var(--danger); }
.note { color: var(--muted); }
dl { margin: 0; }
.row { display: grid; grid-template-columns: 216px minmax(0, 1fr); gap: 2px 16px; padding: 8px 0; border-top: 1px solid var(--border); }
.row dt code { font-weight: 600; }
.row dd { margin: 0; }
.type { display: block; color: var(--muted); font: 400 0.8125rem/1.25rem var(--mono); overflow-wrap: anywhere; }
.required { color: var(--accent); font: 500 0.8125rem/1.25rem var(--sans); }
.row dl { margin-top: 8px; padding-left: 16px; border-left: 2px solid var(--border); }
.row .row:first-child { border-top: 0; padding-top: 0; }
.row .row { grid-template-columns: minmax(0, 1fr); }
@media (max-width: 767px) {
  .frame { display: block; padding: 24px 16px 48px; }
  nav ul { position: static; display: flex; flex-wrap: wrap; gap: 0 16px; margin-top: 16px; }
  nav a { padding: 12px 0; }
  article { padding: 16px; }
  .row { grid-template-columns: minmax(0, 1fr); }
}
`;
