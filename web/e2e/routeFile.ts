import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

const STEPS = 600;

/** A hilly loop of about forty miles, as a bicycle computer writes it. */
export function routeFile(): string {
  const points = Array.from({ length: STEPS + 1 }, (_, step) => {
    const angle = (step / STEPS) * 2 * Math.PI;
    const wave = 1 + 0.18 * Math.sin(3 * angle) + 0.06 * Math.sin(11 * angle);
    const lat = 53.3 + 0.075 * wave * Math.sin(angle);
    const lng = -2.9 + 0.19 * wave * Math.cos(angle);
    const elevation = 240 + 130 * Math.sin(2 * angle) + 60 * Math.sin(7 * angle) + 25 * Math.sin(19 * angle);
    return `<trkpt lat="${lat.toFixed(6)}" lon="${lng.toFixed(6)}"><ele>${elevation.toFixed(1)}</ele></trkpt>`;
  });
  return `<?xml version="1.0"?><gpx version="1.1" creator="Journey"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
}

/** Where the loop begins and ends. */
export const routeStart = { lat: 53.3, lng: -2.71 };

/** Posts a ride on that loop without the screens, as who has registered with this request; answers the id. */
export async function publishRouteRide(request: APIRequestContext, content: string): Promise<string> {
  const headers = { 'content-type': 'application/gpx+xml' };
  const taken = await request.post(`/api/routes?id=${randomUUID()}`, { data: Buffer.from(routeFile()), headers });
  if (!taken.ok()) throw new Error(`Taking in a route failed: ${await taken.text()}`);
  const { id: routeId, distance, elevation } = await taken.json();
  const when = { date: '2030-06-01', time: '07:00', timeZone: 'UTC' };
  const rideData = { ...when, distance, elevation, location: 'Mill Square', routeId };
  const answer = await request.post('/api/posts', { data: { content, isRide: true, mediaUrls: [], rideData } });
  if (!answer.ok()) throw new Error(`Posting a ride failed: ${await answer.text()}`);
  return (await answer.json()).id;
}
