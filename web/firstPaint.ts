import type { Plugin } from 'vite';
import { darkTokens, lightTokens } from './theme/tokens.ts';

/** Paints the ground before the scripts have run, in the print that theme-init.js has chosen: no flash of white. */
export function firstPaint(): Plugin {
  const styles =
    `:root { color-scheme: light; background: ${lightTokens.canvas} } ` +
    `[data-theme='dark'] { color-scheme: dark; background: ${darkTokens.canvas} }`;
  return {
    name: 'first-paint',
    transformIndexHtml: () => [
      { tag: 'style', children: styles, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: lightTokens.surface }, injectTo: 'head' },
    ],
  };
}
