import { ServerError } from '@apollo/client/errors';
import { uploadFetch } from '../apollo/uploadFetch.ts';
import { sessionHeaders } from './sessionHeaders.ts';

export interface RouteFigures {
  /** In miles. */
  distance: number;
  /** In feet; 0 where the file does not tell how high it leads. */
  elevation: number;
  hasElevation: boolean;
}

/** What the server has read out of a file. */
export interface UploadedRoute extends RouteFigures {
  id: string;
  /** What others will see of it, null for nothing. */
  shown: RouteFigures | null;
}

interface Upload {
  /** Made here, so that sending the same file again cannot make a second route. */
  id: string;
  signal: AbortSignal;
  /** Told how much has been sent, 0 to 100. */
  onProgress(percent: number): void;
}

/** Sends a GPX or TCX file. Throws a ServerError with what the server said, or a TypeError where it was not heard. */
export async function uploadRoute(file: File, { id, signal, onProgress }: Upload): Promise<UploadedRoute> {
  const response = await uploadFetch(`/api/routes?id=${id}`, {
    method: 'POST',
    // Browsers know no type of such files; the server looks at what is in them.
    headers: { ...sessionHeaders(), 'content-type': 'application/octet-stream' },
    body: file,
    signal,
    onUploadProgress: onProgress,
  });
  if (!response.ok) throw new ServerError('The upload failed', { response, bodyText: await response.text() });
  return response.json();
}
