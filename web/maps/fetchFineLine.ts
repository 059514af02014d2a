import type { LinePlace } from '../routes/lineWays.ts';
import { sessionHeaders } from '../routes/sessionHeaders.ts';

/** In characters: the line of a longer file would burden the reader's device. It has about 100,000 points. */
const MAX_LENGTH = 8_000_000;

const point = /<trkpt lat="([^"]+)" lon="([^"]+)"/g;

/** The pieces of a track in the server's GPX. */
export function piecesOf(gpx: string): LinePlace[][] {
  return gpx
    .split('<trkseg>')
    .slice(1)
    .map((segment) =>
      [...segment.matchAll(point)].map(([, lat, lng]) => ({
        __typename: 'MapPoint',
        lat: Number(lat),
        lng: Number(lng),
      })),
    );
}

async function textOf(response: Response): Promise<string | null> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return text;
    text += part.value;
    if (text.length > MAX_LENGTH) {
      await reader?.cancel();
      return null;
    }
  }
}

/**
 * Every point of a route that the reader may see: the server cuts the privacy zones of its owner before it sends them. Null
 * if the route is too long, or the server refuses to send it now.
 */
export async function fetchFineLine(
  postId: string,
  paceGroupId: string | undefined,
  signal: AbortSignal,
): Promise<LinePlace[][] | null> {
  const query = paceGroupId ? `?paceGroupId=${paceGroupId}` : '';
  const address = `/api/rides/${postId}/route.gpx${query}`;
  const response = await fetch(address, { credentials: 'same-origin', headers: sessionHeaders(), signal });
  const text = response.ok ? await textOf(response) : null;
  return text === null ? null : piecesOf(text);
}
