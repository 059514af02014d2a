import type { Context } from '../context.ts';
import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { statement } from '../platform/database/sql.ts';
import { gpxOfSlices } from './gpxOf.ts';
import { bytesOfOriginal, type OwnOriginal } from './originals.ts';

// The routes of a member in an export, as JSON in pieces.

const routesStatement = statement(
  'user.export.routes',
  `select r.id, r.created_at as "createdAt", m.distance, m.elevation
   from route r join route_map m on m.route_id = r.id and not m.is_cut
   where r.owner_id = $1 order by r.created_at, r.id`,
);
// One route at a time: those of 500 routes can be too large for one statement.
const waypointsStatement = statement(
  'user.export.waypoints',
  'select m.waypoints from route_map m where m.route_id = $1 and not m.is_cut',
);
const trackStatement = statement(
  'user.export.track',
  'select substring(m.track from $2 for $3) as track from route_map m where m.route_id = $1 and not m.is_cut',
);
/** The bytes of a track that are read at once. Many members can export tracks of 6 MB at the same time. */
const sliceBytes = 300_000;

const originalsStatement = statement(
  'user.export.routeFiles',
  `select o.route_id as "routeId", o.stored_as as "storedAs", o.ending from route_original o join route r on r.id = o.route_id
   where r.owner_id = $1 order by r.created_at, r.id`,
);

interface RouteRow extends Record<string, unknown> {
  id: string;
}

type Source = Pick<Context, 'sql'> & Partial<Pick<Context, 'services'>>;

async function* slicesOf({ sql }: Source, routeId: string): AsyncGenerator<Buffer> {
  for (let from = 1; ; from += sliceBytes) {
    const [row] = await sql<{ track: Buffer }>(trackStatement, [routeId, from, sliceBytes]);
    if (!row && from > 1) throw new Error(`Route ${routeId} was deleted while it was exported`);
    if (!row?.track.length) return;
    yield row.track;
  }
}

async function* withFirst<Item>(first: Item, others: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* others;
}

/**
 * The routes that the member has uploaded, uncut, each with the text of a GPX file. Throws if a route is deleted while it is read, so that
 * no file ends early unnoticed.
 */
export async function* routesText(source: Source, userId: string): AsyncGenerator<string> {
  let separator = '';
  for (const { id, ...facts } of await source.sql<RouteRow>(routesStatement, [userId])) {
    const slices = slicesOf(source, id);
    const first = await slices.next();
    // Deleted meanwhile.
    if (first.done) continue;
    const [{ waypoints } = { waypoints: [] }] = await source.sql<{ waypoints: MapWaypoint[] }>(waypointsStatement, [
      id,
    ]);
    yield `${separator}\n${JSON.stringify({ id, ...facts }).slice(0, -1)},"gpx":"`;
    for await (const piece of gpxOfSlices(withFirst(first.value, slices), { waypoints })) {
      yield JSON.stringify(piece).slice(1, -1);
    }
    yield '"}';
    separator = ',';
  }
}

interface OriginalRow extends OwnOriginal, Record<string, unknown> {
  routeId: string;
}

/** The files of the member's routes as they were uploaded, in base64. A file that is missing in the store is left out. */
export async function* routeFilesText({ sql, services }: Source, userId: string): AsyncGenerator<string> {
  let separator = '';
  for (const { storedAs, ...facts } of await sql<OriginalRow>(originalsStatement, [userId])) {
    const parts = services && (await bytesOfOriginal(services.media, storedAs));
    if (!parts) continue;
    yield `${separator}\n${JSON.stringify(facts).slice(0, -1)},"base64":"`;
    for await (const part of parts) yield part.toString('base64');
    yield '"}';
    separator = ',';
  }
}
