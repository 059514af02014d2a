export const gpxName = 'ride-2031-06-01.gpx';

/** A route file as the server answers it. */
export const gpxAnswer = (): Response =>
  new Response('<gpx/>', { headers: { 'content-disposition': `attachment; filename="${gpxName}"` } });
