import type { Plugin, Rollup } from 'vite';
import { closureOf } from './bundleBudget.ts';
import { clientHashes } from './clientOperations.ts';
import { homeRequest } from './homeRequest.ts';
import { photoSizes } from './posts/photoSizes.ts';
import { homeShell, pageShell, shellStyles } from './shell.ts';
import { lightTokens } from './theme/tokens.ts';

/** Paints the ground before the scripts have run, in the print that theme-init.js has chosen: no flash of white. */
export function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    transformIndexHtml: () => [
      { tag: 'style', children: shellStyles, injectTo: 'head' },
      { tag: 'meta', attrs: { name: 'theme-color', content: lightTokens.surface }, injectTo: 'head' },
    ],
  };
}

/**
 * Makes two documents of one: index.html for the home page, which fetches that page's code and data beside the client
 * itself, and page.html for all other addresses. Both show their shell before any script has run.
 */
export function twoDocuments(): Plugin {
  return {
    name: 'two-documents',
    apply: 'build',
    config: async () => ({
      define: {
        HOME_REQUEST: JSON.stringify(await homeRequest(clientHashes())),
        PHOTO_SIZES: JSON.stringify(photoSizes),
      },
    }),
    // What asks for the data takes a copy of what it imports: a file shared with the client would be one more to wait for.
    resolveId: {
      // Before Vite, which knows every file by its one name.
      order: 'pre',
      async handler(source, importer) {
        if (!importer?.endsWith('/home/homeStart.ts')) return null;
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && `${found.id}?start`;
      },
    },
    buildStart() {
      this.emitFile({ type: 'chunk', id: '/home/homeStart.ts' });
    },
    generateBundle: {
      // After Vite has written the document.
      order: 'post',
      handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return this.error('The build has no index.html');
        const html = String(document.source);
        this.emitFile({ type: 'asset', fileName: 'page.html', source: behindPaint(filled(html, pageShell)) });
        document.source = behindPaint(withHomeStart(filled(html, homeShell), bundle));
      },
    },
  };
}

function filled(html: string, shell: string): string {
  return html.replace('<div id="root"></div>', `<div id="root">${shell}</div>`);
}

/**
 * The question goes before the client. The client, and the code of the page, which it does not import itself, lie in a
 * template: what has asked brings them in when the shell has been painted.
 */
function withHomeStart(html: string, bundle: Rollup.OutputBundle): string {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const nameOf = (module: string) => chunks.find((chunk) => chunk.facadeModuleId?.endsWith(module))?.fileName;
  const start = nameOf('/home/homeStart.ts');
  const page = nameOf('/home/HomePage.tsx');
  const entry = nameOf('/index.html');
  if (!start || !page || !entry) throw new Error('The build lacks a part of the home page');
  const client = closureOf([entry], bundle);
  const code = [...closureOf([page], bundle)].filter((name) => !client.has(name));
  const links = code.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  const tags = Array.from(html.matchAll(clientTags), ([tag]) => tag.trim());
  const template = `<template id="client">${[...tags, ...links].join('')}</template>`;
  const script = `<script type="module" async fetchpriority="high" crossorigin src="/${start}"></script>`;
  return html.replaceAll(clientTags, '').replace('</head>', `  ${template}\n    ${script}\n  $&`);
}

/** What Vite has written to fetch and start the client. */
const clientTags = /\n\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g;

/** What the shell is painted with goes before the code. */
function behindPaint(html: string): string {
  return html.replaceAll(/<(?:script type="module" crossorigin|link rel="modulepreload")/g, '$& fetchpriority="low"');
}
