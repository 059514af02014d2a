import { rideEnd } from '../../model/rides/rideMinutes.ts';
import { html } from '../../platform/lib/html.ts';
import { inOneLine } from '../../platform/lib/plainText.ts';
import { oEmbedUrl, postUrl, previewUrl, profileUrl } from './addresses.ts';
import { dataOf, type PageHead, pageHead } from './pageHead.ts';
import { descriptionOf, rideFacts, type SharedPost, titleOf } from './sharedPost.ts';

/** A ride as https://schema.org/SportsEvent. */
function sportsEvent(post: SharedPost, origin: string): object {
  const { startsAt, duration, calledOffReason, going, places } = post;
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
    eventStatus: `https://schema.org/${calledOffReason === null ? 'EventScheduled' : 'EventCancelled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    maximumAttendeeCapacity: places ?? undefined,
    remainingAttendeeCapacity: places === null ? undefined : Math.max(places - (going ?? 0), 0),
    location: place ? { '@type': 'Place', name: place, address: place } : undefined,
    organizer: { '@type': 'Person', name: post.displayName, url: profileUrl(origin, post) },
  };
}

/** The metadata of a post’s page: Open Graph, JSON-LD for a ride, and the address of its oEmbed data. */
export function postHead(post: SharedPost, origin: string, siteName: string): PageHead {
  const title = titleOf(post);
  const texts = {
    title,
    description: descriptionOf(post),
    url: postUrl(origin, post),
    preview: previewUrl(origin, post),
    alt: [title, ...rideFacts(post)].join(', '),
    type: 'article',
    siteName,
  };
  const own = html`<meta property="article:published_time" content="${post.createdAt.toISOString()}">
<link rel="alternate" type="application/json+oembed" href="${oEmbedUrl(origin, post)}" title="${title}">
${post.isRide && dataOf(sportsEvent(post, origin))}`;
  return pageHead(texts, own);
}
