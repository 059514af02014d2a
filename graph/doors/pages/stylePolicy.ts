import { createHash } from 'node:crypto';

interface Allowed {
  /** The sites to which the forms of the page may send. */
  readonly forms: string;
  /** The sites that may embed the page. */
  readonly frames: string;
}

/** The content security policy of a page without scripts: its own styles, and our font. */
export const stylePolicy = (style: string, { forms, frames }: Allowed): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "font-src 'self'",
    "base-uri 'none'",
    `form-action ${forms}`,
    `frame-ancestors ${frames}`,
  ].join('; ');
