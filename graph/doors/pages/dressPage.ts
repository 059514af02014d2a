import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';
import { Html, html } from '../../platform/lib/html.ts';
import type { Backend } from '../request/requestContext.ts';
import { filledPages, nameOf, productName } from './instancePages.ts';
import { jsonOf } from './pageHead.ts';

const title = `<title>${productName}</title>`;
const icon = /<link rel="icon"[^<>]*>/;
/** The header before the client renders contains the mark and the name, between these. */
const brandStart = '<header><div><span>';
const markEnd = '</svg>';
const brandEnd = '</span>';
const noScript = `<noscript>${productName} `;

// The colours are variables of the built page.
const footStyle = `.instance-foot{display:flex;flex-wrap:wrap;justify-content:center;gap:0 24px;padding:0 16px calc(24px + var(--foot-bar,0px));font:400 .875rem/1.25rem 'Instrument Sans',system-ui,sans-serif}.instance-foot a{display:inline-flex;align-items:center;min-height:44px;color:var(--text-muted)}`;

/** The path of the logo in one of its widths. */
export const logoOf = (logo: string, width: 64 | 128): string => logo.replace('.webp', `/${width}.webp`);

/** The facts that the client reads in the page. Undefined if it needs none. */
function factsFor(settings: InstanceSettings): Html | undefined {
  const { name, logo, announcement, announcementUrl, announcementEndsAt } = settings;
  if (!name && !logo && !announcement) return undefined;
  const facts = {
    name: name ?? undefined,
    logo: logo ? logoOf(logo, 64) : undefined,
    announcement: announcement
      ? { text: announcement, url: announcementUrl ?? undefined, endsAt: announcementEndsAt?.toISOString() }
      : undefined,
  };
  return html`<script type="application/json" id="instance">${jsonOf(facts)}</script>`;
}

/** The links to the texts of the operator, below the client’s page. Undefined without any. */
function footOf(settings: InstanceSettings): Html | undefined {
  const pages = filledPages(settings);
  if (pages.length === 0) return undefined;
  const links = pages.map((page) => html`<a href="${page.path}">${page.title}</a>`);
  return html`<style>${new Html(footStyle)}</style><nav class="instance-foot" aria-label="About this site">${links}</nav>`;
}

/** Replaces the mark, unless it is undefined, and the name in the header. */
function withBrand(markup: string, mark: string | undefined, name: string): string {
  const [start, end] = [markup.indexOf(brandStart) + brandStart.length, markup.indexOf(brandEnd)];
  const markStop = markup.indexOf(markEnd, start) + markEnd.length;
  if (start < brandStart.length || end < markStop) return markup;
  return `${markup.slice(0, start)}${mark ?? markup.slice(start, markStop)}${name}${markup.slice(end)}`;
}

/** A built page with what the operator has set. Without any it is the built page, byte for byte. */
export function dressPage(built: string, settings: InstanceSettings, units: Backend['units']): string {
  const { name, logo } = settings;
  const shown = html`${nameOf(settings)}`.markup;
  const mark = logo === null ? undefined : html`<img src="${logoOf(logo, 64)}" alt="" width="32" height="32">`.markup;
  const foot = footOf(settings);
  const facts = factsFor(settings);
  let markup = built;
  // With functions, because `replace` gives `$` in a replacement text a meaning.
  if (units) markup = markup.replace(/<html\b/, (tag) => `${tag} data-units="${units}"`);
  if (name)
    markup = markup.replace(title, () => `<title>${shown}</title>`).replace(noScript, () => `<noscript>${shown} `);
  if (logo) markup = markup.replace(icon, () => `<link rel="icon" href="${logoOf(logo, 64)}" type="image/webp">`);
  if (name || logo) markup = withBrand(markup, mark, shown);
  if (facts) markup = markup.replace('</head>', () => `${facts.markup}</head>`);
  if (foot) markup = markup.replace('</body>', () => `${foot.markup}</body>`);
  return markup;
}
