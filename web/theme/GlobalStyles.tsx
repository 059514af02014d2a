import { css, Global } from '@emotion/react';
import { cssVariables } from './cssVariables.ts';
import { fontFaces } from './fontFaces.ts';
import {
  darkTokens,
  lightTokens,
  measureTokens,
  narrowMeasures,
  phoneMeasures,
  reducedMotionMeasures,
  theme,
} from './tokens.ts';

/** Writes the CSS variables of both themes, the fonts, the reset and the focus ring. */
export function GlobalStyles() {
  return <Global styles={styles} />;
}

const variables = css`
  :root, [data-theme='light'] { color-scheme: light; ${cssVariables(lightTokens)} }
  [data-theme='dark'] { color-scheme: dark; ${cssVariables(darkTokens)} }
  :root { ${cssVariables(measureTokens)} }
  ${theme.media.narrow} { :root { ${cssVariables(narrowMeasures)} } }
  ${theme.media.phone} { :root { ${cssVariables(phoneMeasures)} } }
  ${theme.media.reducedMotion} { :root { ${cssVariables(reducedMotionMeasures)} } }
`;

const reset = css`
  *, *::before, *::after { box-sizing: border-box; }
  [hidden] { display: none !important; }
  html { -webkit-text-size-adjust: 100%; scroll-padding-top: calc(${theme.size.header} + 16px); }
  body {
    margin: 0;
    background: ${theme.color.canvas};
    color: ${theme.color.text};
    font: ${theme.type.body};
    word-spacing: 0.03em;
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    text-rendering: optimizeLegibility;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; border: 0; }
  ul, ol { list-style: none; }
  img, svg { display: block; }
  img { max-width: 100%; height: auto; filter: ${theme.imageFilter}; }
  button, input, select, textarea { font: inherit; color: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; -webkit-tap-highlight-color: transparent; }
  a { color: inherit; text-decoration: none; }
  /* short texts such as names keep the alignment of their parent, paragraphs use their own direction */
  :where([dir='auto']:not(p, textarea, input)) { text-align: -webkit-match-parent; text-align: match-parent; }
`;

const typography = css`
  h1, h2, h3, h4 { word-spacing: 0.03em; }
  h1 { font: ${theme.type.title}; letter-spacing: -0.018em; text-wrap: balance; }
  h2 { font: ${theme.type.heading}; letter-spacing: -0.012em; }
  h3, h4 { font: ${theme.type.subheading}; letter-spacing: -0.005em; }
  :where(.lucide) { width: 20px; height: 20px; flex: none; stroke-width: 1.75; }
`;

const wishes = css`
  :focus-visible {
    outline: 2px solid ${theme.color.focusRing};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${theme.color.focusGap};
  }
  main:focus-visible { outline: 0; box-shadow: none; }
  /* a tooltip opened by keyboard must not block the pointer */
  [data-radix-popper-content-wrapper]:has(> [role='tooltip'][data-state='instant-open']) { pointer-events: none; }
  ${theme.media.reducedMotion} {
    *, *::before, *::after { animation: none !important; scroll-behavior: auto !important; }
  }
`;

const styles = css`${fontFaces} ${variables} ${reset} ${typography} ${wishes}`;
