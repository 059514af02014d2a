import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const STEPS = 600;

/** A hilly loop of about forty miles with a pump at its start, in the format of a bicycle computer. */
export function routeFile(): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const wave = 1 + 0.18 * Math.sin(3 * angle) + 0.06 * Math.sin(11 * angle);
    const lat = 53.3 + 0.075 * wave * Math.sin(angle);
    const lng = -2.9 + 0.19 * wave * Math.cos(angle);
    const elevation = 240 + 130 * Math.sin(2 * angle) + 60 * Math.sin(7 * angle) + 25 * Math.sin(19 * angle);
    return `<trkpt lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"><ele>${elevation.toFixed(1)}</ele></trkpt>`;
  });
  const pump = `<wpt lat="${routeStart.lat}" lon="${routeStart.lng}"><name>Old pump</name><sym>Drinking Water</sym></wpt>`;
  return `<?xml version="1.0"?><gpx version="1.1" creator="Journey">${pump}<trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

/** The start and end of the loop. */
export const routeStart = { lat: 53.3, lng: -2.71 };

/** Uploads the loop as the member of this request. Returns its id and figures. */
export async function uploadRoute(request: APIRequestContext) {
  const headers = { 'content-type': 'application/gpx+xml' };
  const taken = await request.post(`/api/routes?id=${randomUUID()}`, { data: Buffer.from(routeFile()), headers });
  if (!taken.ok()) throw new Error(`Uploading a route failed: ${await taken.text()}`);
  const { id, distance, elevation }: { id: string; distance: number; elevation: number } = await taken.json();
  return { id, distance, elevation };
}

/** Creates a ride post with the loop through the API as the member of this request. Returns its id. */
export async function publishRouteRide(request: APIRequestContext, content: string): Promise<string> {
  const { id: routeId, ...figures } = await uploadRoute(request);
  const when = { date: '2086-06-01', time: '07:00', timeZone: 'UTC' };
  const rideData = { ...when, ...figures, location: 'Mill Square', routeId };
  const response = await request.post('/api/posts', { data: { content, isRide: true, mediaUrls: [], rideData } });
  if (!response.ok()) throw new Error(`Posting a ride failed: ${await response.text()}`);
  return (await response.json()).id;
}
