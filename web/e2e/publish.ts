import type { APIRequestContext } from '@playwright/test';

/** Posts without the screens, as who has registered or signed in with this request; answers the id. */
export async function publish(request: APIRequestContext, content: string, mediaUrls: string[] = []): Promise<string> {
  const answer = await request.post('/api/posts', { data: { content, isRide: false, mediaUrls } });
  if (!answer.ok()) throw new Error(`Posting failed: ${await answer.text()}`);
  const { id } = await answer.json();
  return id;
}

/** Comments without the screens. */
export async function comment(request: APIRequestContext, postId: string, content: string): Promise<void> {
  const answer = await request.post('/api/comments', { data: { postId, content } });
  if (!answer.ok()) throw new Error(`Commenting failed: ${await answer.text()}`);
}
