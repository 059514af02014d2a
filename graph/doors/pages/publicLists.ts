import { html } from '../../platform/lib/html.ts';
import { eventUrl, groupUrl, postUrl, profileUrl } from './addresses.ts';
import type { PublicPost } from './publicPosts.ts';
import { titleOf } from './sharedPost.ts';

const declaration = '<?xml version="1.0" encoding="utf-8"?>\n';
/** Control characters that XML 1.0 forbids, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const document = (markup: string) => declaration + markup.replace(notInXml, '');

/** The newest public posts as an Atom feed (RFC 4287). */
export function atomFeed(posts: readonly PublicPost[], origin: string): string {
  const [newest] = [...posts].sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime());
  const entries = posts.map(
    (post) => html`<entry>
<id>urn:uuid:${post.id}</id>
<title>${titleOf(post)}</title>
<link rel="alternate" type="text/html" href="${postUrl(origin, post)}"/>
<published>${post.createdAt.toISOString()}</published>
<updated>${post.updatedAt.toISOString()}</updated>
<author><name>${post.displayName}</name><uri>${profileUrl(origin, post)}</uri></author>
<content type="text">${post.content}</content>
</entry>
`,
  );
  return document(
    html`<feed xmlns="http://www.w3.org/2005/Atom">
<id>${origin}/</id>
<title>Cycle Chat</title>
<link rel="self" type="application/atom+xml" href="${origin}/feed.xml"/>
<link rel="alternate" type="text/html" href="${origin}/"/>
<updated>${(newest?.updatedAt ?? new Date(0)).toISOString()}</updated>
${entries}</feed>
`.markup,
  );
}

const publicPages = ['/', '/explore', '/events'];
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A post, event or group as search engines list it. */
export interface ListedPage {
  kind: 'post' | 'event' | 'group';
  id: string;
  updatedAt: Date;
}

const urlsOfPages = { post: postUrl, event: eventUrl, group: groupUrl };

/** A sitemap of posts, events and groups (https://www.sitemaps.org). Its first page starts with the public pages. */
export function sitemap(listedPages: readonly ListedPage[], origin: string, isFirst: boolean): string {
  const pages = (isFirst ? publicPages : []).map((path) => html`<url><loc>${origin}${path}</loc></url>\n`);
  const listed = listedPages.map(
    ({ kind, id, updatedAt }) =>
      html`<url><loc>${urlsOfPages[kind](origin, { id })}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>\n`,
  );
  return document(html`<urlset xmlns="${namespace}">\n${pages}${listed}</urlset>\n`.markup);
}

/** The index of this number of sitemaps. */
export function sitemapIndex(count: number, origin: string): string {
  const sitemaps = Array.from(
    { length: count },
    (_, index) => html`<sitemap><loc>${origin}/sitemap/${index + 1}.xml</loc></sitemap>\n`,
  );
  return document(html`<sitemapindex xmlns="${namespace}">\n${sitemaps}</sitemapindex>\n`.markup);
}

export const robots = (origin: string): string => `User-agent: *
Allow: /
Disallow: /api/
Disallow: /graphql
Sitemap: ${origin}/sitemap.xml
`;
