import { ServerError } from '@apollo/client/errors';
import { uploadFetch } from '../apollo/uploadFetch.ts';
import type { Point } from '../moments/useDeviceLocation.ts';
import { sessionHeaders } from './sessionHeaders.ts';

export interface RouteFigures {
  /** In miles. */
  distance: number;
  /** In feet. 0 when the file contains no elevations. */
  elevation: number;
  hasElevation: boolean;
}

/** The server's reading of an uploaded file. */
export interface UploadedRoute extends RouteFigures {
  id: string;
  /** The figures that other members see. Null when nothing is visible. */
  shown: RouteFigures | null;
  /** The whole line, in pieces. */
  line: Point[][];
  /** When the recording began. Null for a planned route. */
  startedAt: string | null;
}

interface Upload {
  /** Chosen here, so that a retry cannot create a second route. */
  id: string;
  signal: AbortSignal;
  /** Receives the upload progress, 0 to 100. */
  onProgress(percent: number): void;
}

/**
 * Uploads a file of any format that the server reads. Throws a ServerError with the server's response, or a TypeError when no response arrives.
 */
export async function uploadRoute(file: File, { id, signal, onProgress }: Upload): Promise<UploadedRoute> {
  const response = await uploadFetch(`/api/routes?id=${id}`, {
    method: 'POST',
    // Browsers know no MIME type for these files. The server detects the format from the content.
    headers: { ...sessionHeaders(), 'content-type': 'application/octet-stream' },
    body: file,
    signal,
    onUploadProgress: onProgress,
  });
  if (!response.ok) throw new ServerError('The upload failed', { response, bodyText: await response.text() });
  return response.json();
}
