import { brandMarkPath } from '../layout/BrandMark.tsx';
import { photoSizes } from '../posts/photoSizes.ts';
import { cssVariables } from '../theme/cssVariables.ts';
import { fontFaces } from '../theme/fontFaces.ts';
import { darkTokens, lightTokens, measureTokens, narrowMeasures, phoneMeasures, theme } from '../theme/tokens.ts';
import { firstTextStyles } from './firstTextStyles.ts';

const { color, size, media, radius } = theme;

const variables = `
  :root, [data-theme='light'] { color-scheme: light; ${cssVariables(lightTokens)} }
  [data-theme='dark'] { color-scheme: dark; ${cssVariables(darkTokens)} }
  :root { ${cssVariables(measureTokens)} background: ${color.canvas}; }
  ${media.narrow} { :root { ${cssVariables(narrowMeasures)} } }
  ${media.phone} { :root { ${cssVariables(phoneMeasures)} } }`;

// Matches layout/HeaderBar.tsx and layout/Brand.tsx.
const header = `
  body { margin: 0; }
  .shell, .shell * { box-sizing: border-box; }
  .shell > header { height: ${size.header}; border-bottom: 1px solid ${color.border}; background: ${color.surface}; }
  .shell > header > div {
    display: flex;
    align-items: center;
    max-width: calc(${size.page} + 2 * ${size.edge});
    height: 100%;
    margin: 0 auto;
    padding: 0 ${size.edge};
  }
  .shell > header span {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: ${size.touch};
    color: ${color.text};
    font: 700 1.25rem/1 ${theme.font};
    font-stretch: 88%;
    font-synthesis: none;
    letter-spacing: -0.02em;
    word-spacing: 0.02em;
    white-space: nowrap;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
  }
  .shell svg { display: block; width: 32px; height: 32px; color: ${color.accent}; }
  ${media.phone} { .shell svg { width: 28px; height: 28px; } }
  @media (max-width: 359px) { .shell > header span { gap: 8px; font-size: 1.125rem; } }`;

// Matches the feed of layout/Columns.tsx with the placeholders of ui/Skeleton.tsx.
const feed = `
  .shell > main {
    display: grid;
    grid-template-columns: ${size.railLeft} minmax(0, ${size.feed}) ${size.railRight};
    gap: ${size.gutter};
    justify-content: space-between;
    max-width: calc(${size.page} + 2 * ${size.edge});
    margin: 0 auto;
    padding: 32px ${size.edge} 80px;
  }
  .shell > main > div { grid-column: 2; display: grid; gap: 16px; }
  .shell article {
    display: grid;
    gap: 16px;
    padding: 16px;
    border: 1px solid ${color.border};
    border-radius: ${radius.card};
    background: ${color.surface};
  }
  .shell article > i { display: block; height: 14px; border-radius: 6px; background: ${color.surfaceSunken}; }
  .shell article > i:nth-child(1) { width: 44px; height: 44px; border-radius: 50%; }
  .shell article > i:nth-child(3) { width: 72%; }
  .shell article > i:nth-child(4) { height: 160px; border-radius: ${radius.control}; }
  ${media.tablet} { .shell > main { grid-template-columns: ${size.railLeft} minmax(0, 1fr); } }
  ${media.phone} {
    .shell > main { grid-template-columns: minmax(0, 1fr); padding-top: 16px; padding-bottom: 48px; }
    .shell > main > div { grid-column: 1; gap: 8px; }
    .shell article { margin-inline: calc(-1 * ${size.edge}); border-inline-width: 0; border-radius: 0; }
  }`;

export const shellStyles = [variables, fontFaces, header, feed, firstTextStyles].join('\n').replace(/\s+/g, ' ');

const bar =
  '<header><div><span>' +
  `<svg viewBox="5 4 54 54"><path fill="currentColor" fill-rule="evenodd" d="${brandMarkPath}"/></svg>Cycle Chat` +
  '</span></div></header>';
const card = '<article><i></i><i></i><i></i><i></i></article>';

/** Where the server inserts the first text, with the `sizes` of a post’s photo. */
const firstText = `<!--first-text ${photoSizes}-->`;

/** The page before the client renders: the header bar, and on the home page a placeholder of the feed. */
export const pageShell = `<div class="shell" aria-hidden="true">${bar}${firstText}</div>`;
export const homeShell = `<div class="shell" aria-hidden="true">${bar}<main><div>${firstText}${card.repeat(3)}</div></main></div>`;
