import type { APIRequestContext } from '@playwright/test';

interface RideFacts {
  /** How many days from today; negative for a ride that has passed. */
  inDays: number;
  content: string;
}

/** Posts a ride without the screens, as who has registered or signed in with this request; answers the id. */
export async function publishRide(request: APIRequestContext, { inDays, content }: RideFacts): Promise<string> {
  const date = new Date(Date.now() + inDays * 86_400_000).toISOString().slice(0, 10);
  const rideData = { distance: 42.7, elevation: 3940, date, time: '07:00', location: 'Mill Square', timeZone: 'UTC' };
  const answer = await request.post('/api/posts', { data: { content, isRide: true, mediaUrls: [], rideData } });
  if (!answer.ok()) throw new Error(`Posting a ride failed: ${await answer.text()}`);
  const { id } = await answer.json();
  return id;
}
