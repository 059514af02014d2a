import { Html, html } from '../../platform/lib/html.ts';
import { previewSize } from './previewSize.ts';

// The metadata in the head of a shared page: title, description, canonical address, Open Graph, JSON-LD.

export interface PageHead {
  /** The `title` element. */
  readonly title: string;
  /** The other elements, the description first. */
  readonly metadata: string;
}

/** The texts and addresses of a shared page. */
export interface SharedTexts {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly preview: string;
  /** The text alternative of the preview. */
  readonly alt: string;
  /** The value of `og:type`. */
  readonly type: string;
  /** The name of the instance. */
  readonly siteName: string;
}

/**
 * JSON inside a page. The escapes keep its texts from closing the element, and from being read as line ends by old
 * parsers.
 */
export function jsonOf(value: object): Html {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return new Html(text);
}

/** Structured data for search engines. */
export const dataOf = (value: object): Html => html`<script type="application/ld+json">${jsonOf(value)}</script>`;

/** The head of a shared page, with elements of its own at the end. */
export function pageHead({ title, description, url, preview, alt, type, siteName }: SharedTexts, own: Html): PageHead {
  return {
    title: html`<title>${title} · ${siteName}</title>`.markup,
    metadata: html`<meta name="description" content="${description}">
<link rel="canonical" href="${url}">
<meta property="og:site_name" content="${siteName}">
<meta property="og:type" content="${type}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${preview}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${previewSize.width}">
<meta property="og:image:height" content="${previewSize.height}">
<meta property="og:image:alt" content="${alt}">
<meta name="twitter:card" content="summary_large_image">
${own}
`.markup,
  };
}
