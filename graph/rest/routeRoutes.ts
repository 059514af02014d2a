import Type from 'typebox';
import { maximumRouteBytes } from '../routes/maximumRouteBytes.ts';
import type { RouteFile } from '../routes/rideRoutes.ts';
import { requireRouteFile } from '../routes/rideRoutes.ts';
import { CreateRouteInput } from '../routes/routeInputs.ts';
import { createRoute } from '../routes/routes.ts';
import { Route } from './answerSchemas.ts';
import { clientId, demanded, idOf, optional, queried, text } from './fields.ts';
import { presentRoute } from './present.ts';
import { readInput, route } from './restRoute.ts';

const gpx = 'application/gpx+xml';

const routeBytes = {
  types: /^(application\/(gpx\+xml|vnd\.garmin\.tcx\+xml|xml|octet-stream)|text\/xml)/i,
  shown: [gpx, 'application/vnd.garmin.tcx+xml', 'application/octet-stream'],
  description: 'The bytes of a GPX or TCX file, at most 20 MB.',
  tooMany: maximumRouteBytes + 1,
  whenEmpty: 'The route file is empty',
};

const file = text(
  'The text of the file, where the whole body has 256 KB at most.',
  { examples: ['<gpx><rte><rtept lat="53.19" lon="-2.89"/><rtept lat="53.21" lon="-2.91"/></rte></gpx>'] },
  'must be the text of a GPX or TCX file; or send its bytes as the body',
);

/** The routes of rides. */
export const routeRoutes = [
  route({
    method: 'POST',
    path: '/routes',
    summary: 'Take in a route',
    description:
      'The body is the bytes of a GPX or TCX file under one of the content types below, or JSON. Which of the two it is, is told by the bytes alone. Its positions and elevations are kept, and nothing else of it. The id is for `rideData.routeId` of one’s own rides; `shown` has the distance and elevation to tell of such a ride: those of the whole would tell how much one’s privacy zones hide. A route that is on no ride is collected after a day. One may have 500 routes, of 10 million points in all.',
    takesBytes: { as: 'file', kind: routeBytes },
    query: { id: queried('As `id` in the body, for those who send bytes.', { format: 'uuid' }) },
    body: { id: optional(clientId), file: demanded(file) },
    status: 201,
    returns: Route,
    refuses: {
      400: 'What is wrong with the file: `The route file is malformed: …`, `The route file has fewer than 2 points`',
      409: 'This id is taken, or there are as many routes as may be',
    },
    async answer(ctx, { query, body }) {
      const input = await readInput(CreateRouteInput, { id: query.id ?? body.id, file: body.file });
      const { id, map, shown } = await createRoute(ctx, input);
      return presentRoute(id, map, shown);
    },
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/route.gpx',
    summary: 'The route of a ride as a GPX file',
    description:
      'All of one’s own; of another’s what their privacy zones leave. Positions and elevations alone: no names, no times.',
    params: { postId: idOf('the ride post') },
    answersFile: gpx,
    returns: Type.Unsafe<RouteFile>({ type: 'string', description: 'A GPX 1.1 file.' }),
    refuses: { 404: 'Post not found, Ride not found for a plain post, or Route not found' },
    answer: (ctx, { params: { postId } }) => requireRouteFile(ctx, postId),
  }),
];
