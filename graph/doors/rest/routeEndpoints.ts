import Type from 'typebox';
import { type OriginalFile, type RouteFile, requireOriginalFile, requireRouteFile } from '../../rides/rideRoutes.ts';
import { maxRouteBytes } from '../../routes/maxRouteBytes.ts';
import { CreateRouteInput } from '../../routes/routeInputs.ts';
import { createRoute } from '../../routes/routes.ts';
import { Route } from './answerSchemas.ts';
import { clientId, demanded, idOf, optional, queried, text } from './fields.ts';
import { presentRoute } from './present.ts';
import { readInput, route } from './restEndpoint.ts';

const gpx = 'application/gpx+xml';
const tcx = 'application/vnd.garmin.tcx+xml';
const fit = 'application/vnd.ant.fit';
const kinds = 'GPX, TCX, FIT, KML or KMZ';

const routeBytes = {
  types:
    /^(application\/(gpx\+xml|vnd\.(garmin\.(tcx\+xml|fit)|ant\.fit|google-earth\.km[lz])|(x-)?(gzip|zip)(-compressed)?|xml|octet-stream)|text\/xml)/i,
  shown: [
    gpx,
    tcx,
    fit,
    'application/vnd.google-earth.kml+xml',
    'application/vnd.google-earth.kmz',
    'application/gzip',
    'application/octet-stream',
  ],
  description: `The bytes of a ${kinds} file, at most 20 MB, also when unpacked.`,
  tooMany: maxRouteBytes + 1,
  whenEmpty: 'The route file is empty',
};

const file = text(
  'The text of the file. The whole JSON body has at most 256 KB.',
  { examples: ['<gpx><rte><rtept lat="53.19" lon="-2.89"/><rtept lat="53.21" lon="-2.91"/></rte></gpx>'] },
  'must be the text of a GPX, TCX or KML file; or send its bytes as the body',
);

const queriedGroup = queried('A pace group with a route of its own. When omitted: the route of the ride.', {
  format: 'uuid',
});
const notFound = 'Post not found, Ride not found for a plain post, Pace group not found, or Route not found';

/** The routes of rides. */
const mediaTypes = { gpx, tcx, fit };

interface RouteFileTexts {
  readonly summary: string;
  readonly description: string;
  readonly content: string;
}

/** The endpoint of a ride's route in one format. */
const routeFile = (format: keyof typeof mediaTypes, { content, ...texts }: RouteFileTexts) =>
  route({
    method: 'GET',
    path: `/rides/{postId}/route.${format}`,
    ...texts,
    params: { postId: idOf('the ride post') },
    query: { paceGroupId: queriedGroup },
    answersFile: mediaTypes[format],
    returns: Type.Unsafe<RouteFile>({ type: 'string', description: content }),
    refuses: { 404: notFound },
    answer: (ctx, { params: { postId }, query: { paceGroupId } }) =>
      requireRouteFile(ctx, { postId, paceGroupId, format }),
  });

export const routeEndpoints = [
  route({
    method: 'POST',
    path: '/routes',
    summary: 'Upload a route',
    description: `The body is JSON, or the bytes of a ${kinds} file with one of the content types below. The file can be packed by gzip or ZIP. The format is detected from the bytes. Of several sports, the rides are read. The map has positions, elevations and up to 200 waypoints: those of GPX, the course points of TCX and FIT, the single places of KML. The file itself is stored for you alone. Use the id as \`rideData.routeId\` of your rides. \`shown\` has the distance and elevation to publish with such a ride: those of the complete route would reveal the length that your privacy zones hide. A route that no ride or pace group uses is deleted after a day. You can have 500 routes with 10 million points and files of 2,048 MB in total.`,
    takesBytes: { as: 'file', kind: routeBytes },
    query: { id: queried('Same as `id` in the body, for requests with raw bytes.', { format: 'uuid' }) },
    body: { id: optional(clientId), file: demanded(file) },
    status: 201,
    returns: Route,
    refuses: {
      400: 'The error in the file: `The route file is malformed: …`, `The route file has fewer than 2 points`',
      409: 'This id is taken, or you have the maximum number of routes',
    },
    async answer(ctx, { query, body }) {
      const input = await readInput(CreateRouteInput, { id: query.id ?? body.id, file: body.file });
      return presentRoute(await createRoute(ctx, input));
    },
  }),
  routeFile('gpx', {
    summary: 'Get the route of a ride or pace group as a GPX file',
    description:
      'The complete route for its owner. Other members and access tokens get the part outside the owner’s privacy zones. The file has positions, elevations and waypoints, and the first line of the post as its name. It has no times and no names of people.',
    content: 'A GPX 1.1 file.',
  }),
  routeFile('tcx', {
    summary: 'Get the route of a ride or pace group as a TCX course',
    description:
      'Like `route.gpx`, for head units that follow only TCX courses. The format demands times: they are those of a steady 15 miles an hour from a fixed instant. The name has at most 15 characters. Waypoints on the route are course points with at most 10 characters and the rest in their notes. Waypoints beside the route are left out.',
    content: 'A TCX file with one course.',
  }),
  routeFile('fit', {
    summary: 'Get the route of a ride or pace group as a FIT course',
    description:
      'Like `route.tcx`, in the format of head units, with whole names up to 120 bytes of UTF-8. Heights are in fifths of a metre.',
    content: 'A FIT file with one course.',
  }),
  route({
    method: 'GET',
    path: '/rides/{postId}/route/original',
    summary: 'Get the file from which the route of a ride or pace group was made',
    description:
      'The bytes as you uploaded them, packed or not. Only for the owner of the route: everyone else and access tokens get the same error as for a missing file. Routes uploaded before the server stored their files have none.',
    params: { postId: idOf('the ride post') },
    query: { paceGroupId: queriedGroup },
    answersFile: 'application/octet-stream',
    returns: Type.Unsafe<OriginalFile>({ type: 'string', description: 'The file.' }),
    refuses: {
      404: 'Post not found, Ride not found for a plain post, Pace group not found, or Original file not found',
    },
    answer: (ctx, { params: { postId }, query: { paceGroupId } }) => requireOriginalFile(ctx, { postId, paceGroupId }),
  }),
];
