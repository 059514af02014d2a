import type { RouteFigures, UploadedRoute } from '../routes/uploadRoute.ts';

/** The server's response to a file of a planned route. */
export const uploadedRoute = (id: string, figures: RouteFigures, more: Partial<UploadedRoute> = {}): UploadedRoute => ({
  id,
  ...figures,
  shown: figures,
  line: [],
  startedAt: null,
  ...more,
});
