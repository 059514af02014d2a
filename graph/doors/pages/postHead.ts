import { rideEnd } from '../../calendars/rideMinutes.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';
import { oEmbedUrl, postUrl, previewUrl, profileUrl } from './addresses.ts';
import { Html, html } from './html.ts';
import { previewSize } from './previewSize.ts';
import { descriptionOf, rideFacts, type SharedPost, titleOf } from './sharedPost.ts';

/**
 * JSON inside a page. The escapes keep its texts from closing the element, and from being read as line ends by old
 * parsers.
 */
function dataOf(value: object): Html {
  const text = JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

/** A ride as https://schema.org/SportsEvent. */
function sportsEvent(post: SharedPost, origin: string): object {
  const { startsAt, duration } = post;
  const place = post.location && inOneLine(post.location);
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: titleOf(post),
    description: descriptionOf(post),
    sport: 'Cycling',
    url: postUrl(origin, post),
    image: previewUrl(origin, post),
    startDate: startsAt?.toISOString(),
    endDate: startsAt ? rideEnd(startsAt, duration).toISOString() : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: place ? { '@type': 'Place', name: place, address: place } : undefined,
    organizer: { '@type': 'Person', name: post.displayName, url: profileUrl(origin, post) },
  };
}

/** The metadata of a post’s page: Open Graph, JSON-LD for a ride, and the address of its oEmbed data. */
export function postHead(post: SharedPost, origin: string): string {
  const [title, description, url] = [titleOf(post), descriptionOf(post), postUrl(origin, post)];
  const alt = [title, ...rideFacts(post)].join(', ');
  return html`<link rel="canonical" href="${url}">
<meta property="og:site_name" content="Cycle Chat">
<meta property="og:type" content="article">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${previewUrl(origin, post)}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${previewSize.width}">
<meta property="og:image:height" content="${previewSize.height}">
<meta property="og:image:alt" content="${alt}">
<meta property="article:published_time" content="${post.createdAt.toISOString()}">
<meta name="twitter:card" content="summary_large_image">
<link rel="alternate" type="application/json+oembed" href="${oEmbedUrl(origin, post)}" title="${title}">
${post.isRide && dataOf(sportsEvent(post, origin))}
`.markup;
}

/** The `title` element of a post’s page. */
export const postTitle = (post: SharedPost): string => html`<title>${titleOf(post)} · Cycle Chat</title>`.markup;
export const postDescription = (post: SharedPost): string =>
  html`<meta name="description" content="${descriptionOf(post)}">`.markup;
