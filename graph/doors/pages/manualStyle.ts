/** The styles of the manuals: the colours, sizes and font of the product, light or dark as the reader prefers. */
export const manualStyle = `
@font-face {
  font-family: 'Instrument Sans';
  font-display: swap;
  font-weight: 400 700;
  font-stretch: 75% 100%;
  src: url('/fonts/instrument-sans-latin.woff2') format('woff2');
}
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
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: 3px; }
body > header { display: flex; flex-wrap: wrap; align-items: center; gap: 0 32px; min-height: 64px; padding: 0 max(24px, calc((100% - 1096px) / 2)); background: var(--surface); border-bottom: 1px solid var(--border); }
.home { display: flex; align-items: center; gap: 10px; min-height: 44px; color: var(--text); font: 700 1.25rem/1 var(--sans); font-stretch: 88%; letter-spacing: -0.02em; text-decoration: none; }
header nav { display: flex; flex-wrap: wrap; gap: 0 20px; }
header nav a { padding: 12px 0; color: var(--muted); font: 500 0.9375rem/1.25rem var(--sans); text-decoration: none; }
header nav a:hover { color: var(--accent); text-decoration: underline; }
header nav a[aria-current] { color: var(--text); box-shadow: inset 0 -2px var(--accent); }
a:focus-visible, pre:focus-visible, summary:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 5px; }
h1 { margin: 0 0 4px; font: 650 2.25rem/2.5rem var(--sans); }
h2 { margin: 48px 0 4px; font: 650 1.75rem/2.25rem var(--sans); }
h3 { margin: 0; font: 650 1rem/1.5rem var(--mono); overflow-wrap: anywhere; }
h4 { margin: 24px 0 8px; font: 600 0.8125rem/1rem var(--sans); color: var(--muted); }
p { margin: 8px 0; max-width: 68ch; overflow-wrap: anywhere; }
code { font: 500 0.875em/1.25rem var(--mono); overflow-wrap: anywhere; }
pre { margin: 8px 0 0; padding: 12px 16px; background: var(--sunken); border-radius: 10px; overflow-x: auto; }
pre code { overflow-wrap: normal; }
.frame { max-width: 1144px; margin: 0 auto; padding: 32px 24px 64px; display: grid; grid-template-columns: 216px minmax(0, 1fr); gap: 40px; }
.lead { font: 400 1.25rem/1.75rem var(--sans); color: var(--muted); }
.contents ul { position: sticky; top: 24px; max-height: calc(100vh - 48px); overflow-y: auto; margin: 0; padding: 0; list-style: none; }
.contents a { display: block; padding: 6px 0; color: var(--muted); text-decoration: none; font: 500 0.9375rem/1.25rem var(--sans); }
.contents a:hover, h3 a:hover { color: var(--accent); text-decoration: underline; }
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
.index { display: flex; flex-wrap: wrap; gap: 0 16px; max-width: none; }
.index a { padding: 4px 0; font: 500 0.875rem/1.25rem var(--mono); }
.cost, .deprecated { display: inline-block; padding: 0 6px; border-radius: 5px; font: 600 0.75rem/1.25rem var(--sans); white-space: nowrap; }
.cost { background: var(--sunken); color: var(--muted); }
.deprecated { background: var(--danger-soft); color: var(--danger); }
.arguments { margin: 8px 0 0; padding-left: 16px; border-left: 2px solid var(--border); list-style: none; }
.arguments li { margin: 4px 0; }
.scroll { overflow-x: auto; }
table { width: 100%; margin: 16px 0; border-collapse: collapse; }
th, td { padding: 8px 16px 8px 0; border-top: 1px solid var(--border); text-align: left; vertical-align: top; }
th { border-top: 0; color: var(--muted); font: 600 0.8125rem/1rem var(--sans); }
td.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th.number { text-align: right; }
@media (max-width: 767px) {
  .frame { display: block; padding: 8px 16px 48px; }
  .contents ul { position: static; max-height: none; display: flex; flex-wrap: wrap; gap: 0 16px; margin-bottom: 16px; }
  .contents a { padding: 12px 0; }
  body > header { padding: 4px 16px; }
  article { padding: 16px; }
  .row { grid-template-columns: minmax(0, 1fr); }
}
`;
