import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { logoOf } from './dressPage.ts';
import { nameOf } from './instancePages.ts';

// The head of the pages of words, which need no client.

export const brandStyle = `
header { border-bottom: 1px solid light-dark(#dfe5e7, #263136); background: light-dark(#ffffff, #151c1f); }
header a { display: flex; align-items: center; gap: 10px; width: min(720px, 100% - 32px); min-height: 64px; margin: 0 auto; color: inherit; font: 700 1.25rem/1.5rem 'Instrument Sans', system-ui, sans-serif; text-decoration: none; overflow-wrap: anywhere; }
header img { object-fit: contain; }
`;

/** The path of the logo of the instance, or of the mark of the product. */
export const iconOf = ({ logo }: InstanceSettings): string => (logo ? logoOf(logo, 64) : '/brand/favicon.svg');

/** The logo and the name of the instance, which lead home. */
export const brandHeader = (settings: InstanceSettings): Html =>
  html`<header><a href="/"><img src="${iconOf(settings)}" alt="" width="32" height="32"><bdi>${nameOf(settings)}</bdi></a></header>`;
