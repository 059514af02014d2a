import type { Context } from '../context.ts';
import type { MapWaypoint } from '../model/routes/waypoints.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { type Statement, statement } from '../platform/database/sql.ts';
import { gpxOfSlices } from '../routes/gpxOf.ts';
import { batchOf, exportSections, stride } from './exportSections.ts';

// The data of a member, for that member to download. It excludes hashes of secrets and the private acts of others:
// mutes, blocks and reports of the member. It names no member whose account is being deleted.

interface ReadableSection {
  name: string;
  read: Statement;
  firstAt: string | null;
  isForMemberAlone: boolean;
}

const sections: readonly ReadableSection[] = Object.entries(exportSections).map(([name, section]) => ({
  name,
  read: statement(`user.export.${name}`, batchOf(section)),
  firstAt: section.at ? '-infinity' : null,
  isForMemberAlone: section.isForMemberAlone ?? false,
}));

const routesStatement = statement(
  'user.export.routes',
  `select r.id, r.created_at as "createdAt", m.distance, m.elevation, m.waypoints
   from route r join route_map m on m.route_id = r.id and not m.is_cut
   where r.owner_id = $1 order by r.created_at, r.id`,
);
const trackStatement = statement(
  'user.export.track',
  'select substring(m.track from $2 for $3) as track from route_map m where m.route_id = $1 and not m.is_cut',
);
/** The bytes of a track that are read at once. Many members can export tracks of 6 MB at the same time. */
const sliceBytes = 300_000;

const accountStatement = statement(
  'user.export.account',
  `select ${columnsOf(User, 'u')}, u.suspended_at as "suspendedAt", u.suspension_words as "suspensionWords"
   from "user" u where u.id = $1`,
);

interface RouteRow extends Record<string, unknown> {
  id: string;
  waypoints: MapWaypoint[];
}

type Source = Pick<Context, 'sql' | 'now'> & Partial<Pick<Context, 'viewer'>>;

interface Cursor {
  /** Null in a section without instants. */
  cursorAt: string | null;
  cursorKey: string;
}

/** A key before every key. */
const firstKey = '00000000-0000-0000-0000-000000000000';

/**
 * The rows of a section as JSON, each with its separator. It reads the next batch only after the consumer has read the
 * text so far.
 */
async function* rowsText({ sql }: Source, { read, firstAt }: ReadableSection, userId: string): AsyncGenerator<string> {
  let [at, key] = [firstAt, firstKey];
  for (let separator = ''; ; separator = ',') {
    const rows = await sql<Cursor>(read, at === null ? [userId, key] : [userId, key, at]);
    const texts = rows.map(({ cursorAt, cursorKey, ...row }) => {
      at = cursorAt;
      key = cursorKey;
      return `\n${JSON.stringify(row)}`;
    });
    if (texts.length > 0) yield `${separator}${texts.join(',')}`;
    if (texts.length < stride) return;
  }
}

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
async function* routesText(source: Source, userId: string): AsyncGenerator<string> {
  let separator = '';
  for (const { id, waypoints, ...facts } of await source.sql<RouteRow>(routesStatement, [userId])) {
    const slices = slicesOf(source, id);
    const first = await slices.next();
    // Deleted meanwhile.
    if (first.done) continue;
    yield `${separator}\n${JSON.stringify({ id, ...facts }).slice(0, -1)},"gpx":"`;
    for await (const piece of gpxOfSlices(withFirst(first.value, slices), { waypoints })) {
      yield JSON.stringify(piece).slice(1, -1);
    }
    yield '"}';
    separator = ',';
  }
}

async function* exportText(
  { sql, now, viewer }: Source,
  userId: string,
  account: object | undefined,
): AsyncGenerator<string> {
  async function* section(name: string, rows: AsyncIterable<string>) {
    yield `,\n"${name}":[`;
    yield* rows;
    yield ']';
  }
  yield `{"exportedAt":${JSON.stringify(now)},\n"account":${JSON.stringify(account)}`;
  const shown = sections.filter(({ isForMemberAlone }) => !isForMemberAlone || viewer?.id === userId);
  for (const each of shown) yield* section(each.name, rowsText({ sql, now }, each, userId));
  yield* section('routes', routesText({ sql, now }, userId));
  yield '}\n';
}

/**
 * All data of a member as JSON in pieces, one section after the other. Each section is read in batches on demand, so
 * that little text waits for a slow consumer. Each row is one line of the text. The emergency contact is left out unless the member is the
 * viewer.
 */
export async function exportUser(source: Source, userId: string): Promise<AsyncGenerator<string>> {
  const [account] = await source.sql(accountStatement, [userId]);
  return exportText(source, userId, account);
}
