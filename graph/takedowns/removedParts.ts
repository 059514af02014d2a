import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { publishPostChanged } from '../model/posts/postChanges.ts';
import { publishRide, publishRideChanged, RideActivityKind } from '../model/rides/rideChanges.ts';
import { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { changeOf } from '../platform/live/pubSub.ts';
import { keepPictures } from './removedRows.ts';
import { laterDates, maxExcerpt } from './takedownTargets.ts';

// A takedown of a part empties columns of a row, and the row stays. The values are kept like removed rows. A restore fills the columns
// that are still empty, so that it never overwrites what the author has written since. The later dates of a series show the same pictures,
// and lose them too.

/** The tables whose rows show pictures, by the word for one of their rows. */
export type Place = 'post' | 'moment' | 'profile' | 'group';

/** One picture of a row, or all texts and the picture of a profile. */
export interface Part {
  readonly kind: typeof TakedownKind.PICTURE | typeof TakedownKind.PROFILE;
  readonly place: Place;
  readonly id: string;
  /** The URL of the picture. Null for a profile. */
  readonly picture: string | null;
}

/** The row that a part belongs to. */
interface PartTarget {
  readonly id: string;
  readonly authorId: string | null;
  readonly excerpt: string | null;
  /** The post that it is or is under. Null for a profile and a group. */
  readonly postId: string | null;
  readonly isRide: boolean;
  /** The values to keep. */
  readonly row: Record<string, unknown>;
}

interface PartSql {
  /** The SQL identifier. */
  readonly table: string;
  /** Reads and locks the row $1 with the picture $2. */
  readonly read: string;
  /** Empties the columns of the row $1, or removes the picture $2 from it. */
  readonly empty: string;
}

/**
 * The version after a change by the operator: an edit of the author that began before is refused. Clients show posts as edited from a
 * second after their creation on.
 */
const nextVersion = (version: string) => `${version} + interval '1 millisecond'`;

const excerptOf = (text: string) => `left(${text}, ${maxExcerpt}) as excerpt`;
const ofNoPost = `null as "postId", false as "isRide"`;

const profileSql: PartSql = {
  table: '"user"',
  read: `select id, id as "authorId", ${excerptOf(`nullif(concat_ws(E'\\n', nullif(display_name, username), bio), '')`)}, ${ofNoPost},
      jsonb_build_object('id', id, 'display_name', display_name, 'bio', bio, 'profile_picture', profile_picture) as row
    from "user" where id = $1 and (display_name <> username or coalesce(bio, profile_picture) is not null) for no key update`,
  empty: `update "user" set display_name = username, bio = null, profile_picture = null where id = $1`,
};

const pictureSql: Record<Place, PartSql> = {
  profile: {
    table: '"user"',
    read: `select id, id as "authorId", profile_picture as excerpt, ${ofNoPost},
        jsonb_build_object('id', id, 'profile_picture', profile_picture) as row
      from "user" where id = $1 and profile_picture = $2 for no key update`,
    empty: `update "user" set profile_picture = null where id = $1 and profile_picture = $2`,
  },
  group: {
    table: '"group"',
    read: `select id, null as "authorId", picture as excerpt, ${ofNoPost}, jsonb_build_object('id', id, 'picture', picture) as row
      from "group" where id = $1 and picture = $2 for no key update`,
    empty: `update "group" set picture = null where id = $1 and picture = $2`,
  },
  // A moment of nothing but a picture is removed as a whole.
  moment: {
    table: 'moment',
    read: `select id, author_id as "authorId", ${excerptOf('coalesce(image_alt, image_url)')}, post_id as "postId", true as "isRide",
        jsonb_build_object('id', id, 'image_url', image_url, 'image_alt', image_alt) as row
      from moment where id = $1 and image_url = $2 and (coalesce(description, address) is not null or lat is not null) for no key update`,
    empty: `update moment set image_url = null, image_alt = null, changed_at = now() where id = $1 and image_url = $2`,
  },
  post: {
    table: 'post',
    read: `select id, author_id as "authorId", ${excerptOf(`coalesce(nullif(media_alts[array_position(media_urls, $2)], ''), $2)`)},
        id as "postId", is_ride as "isRide", jsonb_build_object('id', id, 'media_urls', jsonb_build_array($2),
          'alt', coalesce(media_alts[array_position(media_urls, $2)], ''), 'place', array_position(media_urls, $2)) as row
      from post where id = $1 and media_urls @> array[$2] for no key update`,
    empty: `update post set updated_at = ${nextVersion('updated_at')}, (media_urls, media_alts) = (
        select coalesce(array_agg(url order by place), '{}'), coalesce(array_agg(coalesce(alt, '') order by place), '{}')
        from unnest(media_urls, media_alts) with ordinality shown(url, alt, place) where url <> $2
      ) where id = $1 and media_urls @> array[$2]`,
  },
};

const kept = `from takedown_row r where r.takedown_id = $1 and t.id = (r.row ->> 'id')::uuid`;

/** Each fills what is still empty, and returns the row. */
const restores: Record<string, string> = {
  '"user"': `update "user" t set
      display_name = case when t.display_name = t.username then coalesce(r.row ->> 'display_name', t.display_name) else t.display_name end,
      bio = coalesce(t.bio, r.row ->> 'bio'),
      profile_picture = coalesce(t.profile_picture, r.row ->> 'profile_picture')
    ${kept} returning t.id, ${ofNoPost}`,
  '"group"': `update "group" t set picture = coalesce(t.picture, r.row ->> 'picture') ${kept} returning t.id, ${ofNoPost}`,
  moment: `update moment t set changed_at = now(), image_url = coalesce(t.image_url, r.row ->> 'image_url'),
      image_alt = case when t.image_url is null then r.row ->> 'image_alt' else t.image_alt end
    ${kept} returning t.id, t.post_id as "postId", true as "isRide"`,
  post: `update post t set updated_at = ${nextVersion('t.updated_at')}, (media_urls, media_alts) = (
      select array_agg(url order by place), array_agg(coalesce(alt, '') order by place) from (
        select url, alt, place::numeric from unnest(t.media_urls, t.media_alts) with ordinality shown(url, alt, place)
        union all
        select back.url, r.row ->> 'alt', (r.row ->> 'place')::numeric - 0.5
        from (select r.row #>> '{media_urls,0}' as url) back where back.url <> all(t.media_urls)
      ) every
    ) ${kept} returning t.id, t.id as "postId", t.is_ride as "isRide"`,
};

const sqlOf = ({ kind, place }: Part) => (kind === TakedownKind.PROFILE ? profileSql : pictureSql[place]);
const valuesOf = ({ id, picture }: Part) => (picture === null ? [id] : [id, picture]);

// The lock order of a series: itself, then its posts by id.
const seriesLock = 'select from ride_series where id = (select series_id from ride where id = $1) for no key update';
const datesLock = `select id from post where (id = $1 or id in (${laterDates})) and media_urls @> array[$2] order by id for no key update`;

/** Locks the later dates that show a picture of a post, and the post. Returns the ids of the dates. */
async function lockDates(em: EntityManager, { place, id, picture }: Part): Promise<string[]> {
  if (place !== 'post') return [];
  await sqlIn(em)({ name: 'takedown.series', text: seriesLock }, [id]);
  const locked = await sqlIn(em)<{ id: string }>({ name: 'takedown.dates', text: datesLock }, [id, picture]);
  return locked.map((date) => date.id).filter((each) => each !== id);
}

/** A part, and the same part of the later dates of a series. */
type Found = PartTarget & { readonly later: readonly PartTarget[] };

/** Locks the rows of a part and reads them. Null if the part is not there. */
export async function lockPart(em: EntityManager, part: Part): Promise<Found | null> {
  const targets: PartTarget[] = [];
  for (const id of [part.id, ...(await lockDates(em, part))]) {
    const read = { name: 'takedown.part', text: sqlOf(part).read };
    targets.push(...(await sqlIn(em)<PartTarget & Record<string, unknown>>(read, valuesOf({ ...part, id }))));
  }
  const [target, ...later] = targets;
  return target?.id === part.id ? { ...target, later } : null;
}

const keepText = `insert into takedown_row (takedown_id, table_name, digest, step, owner_id, row)
  select $1, $2, md5($4::jsonb::text), 0, $3, $4::jsonb`;

/** Empties the columns of a part, and keeps their values. */
export async function removePart(em: EntityManager, part: Part, target: Found, takedownId: string): Promise<void> {
  const sql = sqlIn(em);
  const { table, empty } = sqlOf(part);
  const targets = [target, ...target.later];
  for (const { row, authorId } of targets)
    await sql({ name: 'takedown.keepPart', text: keepText }, [takedownId, table, authorId, JSON.stringify(row)]);
  await sql({ name: 'takedown.keepPictures', text: keepPictures }, [takedownId]);
  for (const { id } of targets) await sql({ name: 'takedown.empty', text: empty }, valuesOf({ ...part, id }));
}

/** A row that has lost or regained a part. Its subscribers read it again. */
export interface ChangedRow {
  readonly id: string;
  readonly postId: string | null;
  readonly isRide: boolean;
}

const tableText = 'select table_name as "table" from takedown_row where takedown_id = $1';

/** Fills the columns again that are still empty. Throws CONFLICT if all rows were deleted meanwhile. */
export async function restoreParts(em: EntityManager, takedownId: string): Promise<ChangedRow[]> {
  const sql = sqlIn(em);
  const [found] = await sql<{ table: string }>({ name: 'takedown.partTable', text: tableText }, [takedownId]);
  const text = found && restores[found.table];
  const rows = text
    ? await sql<ChangedRow & Record<string, unknown>>({ name: 'takedown.fill', text }, [takedownId])
    : [];
  if (rows.length === 0) throw new DomainError('CONFLICT', 'It cannot come back: what it belongs to was deleted');
  return rows;
}

/** Publishes that rows have lost or regained a part. A profile and a group have no subscribers. */
export function publishParts(ctx: Context, rows: readonly ChangedRow[]): void {
  for (const { id, postId, isRide } of rows) {
    if (postId === null) continue;
    const isMoment = id !== postId;
    if (isMoment) publishRide(ctx, postId, changeOf(RideActivityKind.MOMENT_CHANGED, id, ctx.now));
    else publishPostChanged(ctx, postId);
    if (isRide && !isMoment) publishRideChanged(ctx, postId);
  }
}
