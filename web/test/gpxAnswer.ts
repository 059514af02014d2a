export const gpxName = 'ride-2031-06-01.gpx';

/** The server's response with a route file. */
export const gpxAnswer = (text = '<gpx/>'): Response =>
  new Response(text, { headers: { 'content-disposition': `attachment; filename="${gpxName}"` } });
