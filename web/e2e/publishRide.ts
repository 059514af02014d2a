import type { APIRequestContext } from '@playwright/test';

interface RideFacts {
  /** Days from today. Negative for a past ride. */
  inDays: number;
  content: string;
}

/** Creates a ride post through the API as the member of this request. Returns its id. */
export async function publishRide(request: APIRequestContext, { inDays, content }: RideFacts): Promise<string> {
  const date = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  const rideData = { distance: 42.7, elevation: 3940, date, time: '07:00', location: 'Mill Square', timeZone: 'UTC' };
  const response = await request.post('/api/posts', { data: { content, isRide: true, mediaUrls: [], rideData } });
  if (!response.ok()) throw new Error(`Posting a ride failed: ${await response.text()}`);
  const { id } = await response.json();
  return id;
}
