import type { Plugin, Rollup } from 'vite';
import { homeRequest } from '../home/homeRequest.ts';
import { photoSizes } from '../posts/photoSizes.ts';
import { lightTokens } from '../theme/tokens.ts';
import { closureOf } from './bundleBudget.ts';
import { clientHashes } from './clientOperations.ts';
import { homeShell, pageShell, shellStyles } from './shell.ts';

/** Styles the page before the scripts run, in the theme that theme-init.js has chosen, to prevent a white flash. */
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
 * Writes two documents. index.html is for the home page and requests its code and data in parallel with the client.
 * page.html is for all other addresses. Both show a shell before any script runs.
 */
export function twoDocuments(): Plugin {
  return {
    name: 'two-documents',
    apply: 'build',
    config: async () => ({
      define: {
        HOME_REQUEST: JSON.stringify(await homeRequest((await clientHashes()).HomePage)),
        PHOTO_SIZES: JSON.stringify(photoSizes),
      },
    }),
    // homeStart bundles its own copy of its imports. A chunk shared with the client would be one more download to wait
    // for.
    resolveId: {
      // Runs before Vite, which resolves each file to one id.
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
      // Runs after Vite has written the document.
      order: 'post',
      handler(_options, bundle) {
        const document = bundle['index.html'];
        if (document?.type !== 'asset') return this.error('The build has no index.html');
        const html = String(document.source);
        this.emitFile({ type: 'asset', fileName: 'page.html', source: withLowPriorityCode(filled(html, pageShell)) });
        document.source = withLowPriorityCode(withHomeStart(filled(html, homeShell), bundle));
      },
    },
  };
}

function filled(html: string, shell: string): string {
  return html.replace('<div id="root"></div>', `<div id="root">${shell}</div>`);
}

/**
 * Starts the data request before the client. The client and the page's code are in a template, from which homeStart loads
 * them after the first paint.
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
  const links = [entry, ...code].map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`);
  const tags = Array.from(html.matchAll(clientTags), ([tag]) => tag.trim());
  const template = `<template id="client">${[...tags, ...links].join('')}</template>`;
  const script = `<script type="module" async fetchpriority="high" crossorigin src="/${start}"></script>`;
  return html.replaceAll(clientTags, '').replace('</head>', `  ${template}\n    ${script}\n  $&`);
}

/** The tags that Vite writes to load the client. */
const clientTags = /\n[ \t]*<(?:script type="module"[^<>]*><\/script>|link rel="modulepreload"[^<>]*>)/g;

/** Lowers the priority of code below what the first paint needs. */
function withLowPriorityCode(html: string): string {
  return html.replaceAll(/<(?:script type="module" crossorigin|link rel="modulepreload")/g, '$& fetchpriority="low"');
}
