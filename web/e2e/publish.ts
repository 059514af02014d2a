import type { APIRequestContext } from '@playwright/test';

/** Creates a post through the API as the member of this request. Returns its id. */
export async function publish(request: APIRequestContext, content: string, mediaUrls: string[] = []): Promise<string> {
  const response = await request.post('/api/posts', { data: { content, isRide: false, mediaUrls } });
  if (!response.ok()) throw new Error(`Posting failed: ${await response.text()}`);
  const { id } = await response.json();
  return id;
}

/** Creates a comment through the API. */
export async function comment(request: APIRequestContext, postId: string, content: string): Promise<void> {
  const response = await request.post('/api/comments', { data: { postId, content } });
  if (!response.ok()) throw new Error(`Commenting failed: ${await response.text()}`);
}
