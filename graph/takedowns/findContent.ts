import { mediaUrl } from '../model/media/mediaUrl.ts';
import type { Reader } from '../model/reader.ts';
import { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { likePattern } from '../platform/database/likePattern.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { cursorsOf, isIdMember, isInstant, isTextMember } from '../platform/graphql/cursors.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import type { Part, Place } from './removedParts.ts';
import type { RowKind } from './takedownTargets.ts';

// Operators find everything, whoever may read it.

/** As many as the rows and pictures of one thing. */
const mostOfOne = 20;
const excerptLength = 200;

/** Something that a member or the operator has written. */
export interface Found {
  readonly kind: TakedownKind;
  readonly id: string;
  readonly author: string | null;
  readonly excerpt: string;
  readonly createdAt: Date;
  /** Null for a profile, a group and an event, and their pictures. */
  readonly postId: string | null;
  /** The URL of a picture. Then `id` is that of the row that shows it. Null for texts. */
  readonly picture: string | null;
  /** Whether the organisers of a group read why it is removed. */
  readonly isOfGroup: boolean;
}

/** The order of one kind. */
const newest = 'order by 5 desc, 2 desc, 7 desc nulls last limit $9';

const isWanted = (
  text: string,
  alias: string,
) => `(${alias}.id = $1::uuid or ($2::text is not null and ${text} ilike $2)
  or ($3::text is not null and lower(author.username) = lower($3)))`;
const isBehind = (kind: TakedownKind, alias: string, picture = "''") =>
  `(${alias}.created_at, '${kind}', ${alias}.id, ${picture}) < ($5::timestamptz, $6::text, $7::uuid, $8::text)`;
/** The rows of a kind that match, behind the cursor of the page. */
const matching = (kind: TakedownKind, text: string, alias = 't') =>
  `${isWanted(text, alias)} and ${isBehind(kind, alias)} ${newest}`;
const excerptOf = (text: string) => `left(${text}, ${excerptLength}) as excerpt`;

/** The texts of a profile. Others do not read the location. */
const profileWords = `concat_ws(' ', author.display_name, author.bio)`;
/** The text of a post, and the reason of a ride that is called off. */
const postWords = `concat_ws(' ', t.content, r.called_off_reason)`;
const groupWords = `concat_ws(' ', t.name, t.description)`;
const eventWords = `concat_ws(' ', t.title, t.location, t.description, t.called_off_reason)`;
const momentText = 'coalesce(t.description, t.address, t.image_url)';
const momentWords = `concat_ws(' ', t.description, t.address)`;

interface PictureColumns {
  readonly url: string;
  readonly alt: string;
  readonly table?: 't' | 'author';
  readonly postId?: string;
  readonly isOfGroup?: boolean;
}

/** A picture matches by its URL too. */
const picturesIn = (from: string, { url, alt, table = 't', postId = 'null', isOfGroup = false }: PictureColumns) =>
  `(select 'picture', ${table}.id, author.username, ${excerptOf(`coalesce(nullif(${alt}, ''), ${url})`)}, ${table}.created_at, ${postId}, ${url}, ${isOfGroup}
    from ${from} and (${isWanted(alt, table)} or ($4::text is not null and ${url} = $4)) and ${isBehind(TakedownKind.PICTURE, table, url)} ${newest})`;

const byAuthor = 'join "user" author on author.id = t.author_id';
const byNobody = 'left join "user" author on false';

const findStatement = statement(
  'takedown.find',
  `(select 'post' as kind, t.id, author.username as author, ${excerptOf(postWords)}, t.created_at as "createdAt", t.id as "postId", null as picture, false as "isOfGroup"
    from post t ${byAuthor} left join ride r on r.id = t.id where ${matching(TakedownKind.POST, postWords)})
   union all
   (select 'comment', t.id, author.username, ${excerptOf('t.content')}, t.created_at, t.post_id, null, false
    from comment t ${byAuthor} where ${matching(TakedownKind.COMMENT, 't.content')})
   union all
   (select 'moment', t.id, author.username, ${excerptOf(momentText)}, t.created_at, t.post_id, null, false
    from moment t ${byAuthor} where ${matching(TakedownKind.MOMENT, momentWords)})
   union all
   (select 'profile', author.id, author.username, ${excerptOf(profileWords)}, author.created_at, null, null, false
    from "user" author where ${matching(TakedownKind.PROFILE, profileWords, 'author')})
   union all
   (select 'group', t.id, null, ${excerptOf(groupWords)}, t.created_at, null, null, true
    from "group" t ${byNobody} where ${matching(TakedownKind.GROUP, groupWords)})
   union all
   (select 'event', t.id, null, ${excerptOf(eventWords)}, t.created_at, null, null, t.group_id is not null
    from event t ${byNobody} where ${matching(TakedownKind.EVENT, eventWords)})
   union all ${[
     picturesIn(
       `post t ${byAuthor} cross join lateral unnest(t.media_urls, t.media_alts) shown(url, alt) where t.media_urls <> '{}' and shown.url is not null`,
       { url: 'shown.url', alt: 'shown.alt', postId: 't.id' },
     ),
     picturesIn(`moment t ${byAuthor} where t.image_url is not null`, {
       url: 't.image_url',
       alt: 't.image_alt',
       postId: 't.post_id',
     }),
     picturesIn('"user" author where author.profile_picture is not null', {
       url: 'author.profile_picture',
       alt: "''",
       table: 'author',
     }),
     picturesIn(`"group" t ${byNobody} where t.picture is not null`, {
       url: 't.picture',
       alt: "''",
       isOfGroup: true,
     }),
   ].join(' union all ')}
   order by 5 desc, 1 desc, 2 desc, 7 desc nulls last limit $9`,
);

interface Wanted {
  readonly id: string | null;
  readonly words: string | null;
  readonly by: string | null;
  readonly picture: string | null;
}

/** The place of a page in the order of the list, and the number of rows. */
type Slice = readonly [at: string, kind: string, id: string, picture: string, count: number];

const cursors = cursorsOf<readonly [at: string, kind: string, id: string, picture: string]>('foundContent', [
  isInstant,
  isTextMember,
  isIdMember,
  isTextMember,
]);
const start = [latest[0], '', latest[1], ''] as const;

function find({ sql }: Pick<Reader, 'sql'>, wanted: Wanted, slice: Slice): Promise<Found[]> {
  const { id, words, by, picture } = wanted;
  return sql<Found & Record<string, unknown>>(findStatement, [id, words && likePattern(words), by, picture, ...slice]);
}

/** The id in an id or in the address of a page or a comment. Null for other words. */
function idIn(text: string): string | null {
  const last = text
    .trim()
    .split(/[/#=]/)
    .findLast((part) => part !== '');
  return last !== undefined && isId(last) ? last.toLowerCase() : null;
}

const ownPicture = /\/media\/([0-9a-f]{64})(?:\/\d+)?\.webp$/;

/** The stored URL of a picture in its address, of whatever size. Null for other words. */
function pictureIn(text: string): string | null {
  const [, hash] = ownPicture.exec(text) ?? [];
  if (hash) return mediaUrl(hash);
  return /^https?:\/\//.test(text) ? text : null;
}

/** A page of the content with this id or address, with these words, or by the author of `@name`, the latest first. */
export async function findContent(
  reader: Pick<Reader, 'sql'>,
  what: string,
  page: Pick<PageArguments, 'first' | 'after'>,
): Promise<Connection<Found>> {
  const id = idIn(what);
  const by = what.startsWith('@') ? what.slice(1) : null;
  const words = id || by || ownPicture.test(what) ? null : what;
  const place = cursors.decode(page.after) ?? start;
  const rows = await find(reader, { id, by, words, picture: pictureIn(what) }, [...place, page.first + 1]);
  return toConnection(rows, page, ({ createdAt, kind, id, picture }) =>
    cursors.encode([createdAt.toISOString(), kind, id, picture ?? '']),
  );
}

/** A row with everything under it, or a part of a row. */
export type Removable = { readonly kind: RowKind; readonly id: string } | Part;

const rows: readonly string[] = [
  TakedownKind.POST,
  TakedownKind.COMMENT,
  TakedownKind.MOMENT,
  TakedownKind.GROUP,
  TakedownKind.EVENT,
];
const isRow = (kind: string): kind is RowKind => rows.includes(kind);
const places: readonly string[] = [TakedownKind.POST, TakedownKind.MOMENT, TakedownKind.PROFILE, TakedownKind.GROUP];
const isPlace = (kind: string): kind is Place => places.includes(kind);

const bareMoment = statement(
  'takedown.bareMoment',
  'select from moment where id = $1 and coalesce(description, address) is null and lat is null',
);

const reportWithId = statement('takedown.reportWithId', 'select from report where id = $1');

/**
 * Finds the target of a removal by its id or address, and one of its pictures by the address of that. A moment of nothing but a
 * picture is removed as a whole. Throws BAD_USER_INPUT for other words, and NOT_FOUND.
 */
export async function requireContent(
  reader: Pick<Reader, 'sql'>,
  what: string,
  pictureText?: string | null,
): Promise<Removable> {
  const id = idIn(what);
  if (id === null) throw badInput('content must be an id or an address: see content find', 'content');
  const found = await find(reader, { id, words: null, by: null, picture: null }, [...start, mostOfOne]);
  const picture = pictureText == null ? null : (pictureIn(pictureText) ?? pictureText);
  const isShown = picture === null || found.some((each) => each.picture === picture);
  const row = found.find(({ kind }) => kind !== TakedownKind.PICTURE);
  if (!row && (await reader.sql(reportWithId, [id])).length > 0)
    throw badInput(
      'This is the id of a report: content must be what it is about, such as /post/… in report list',
      'content',
    );
  if (!row || !isShown) throw new DomainError('NOT_FOUND', 'Content not found');
  const isAll = picture === null || (await reader.sql(bareMoment, [id])).length > 0;
  if (isAll && isRow(row.kind)) return { kind: row.kind, id };
  if (picture !== null && isPlace(row.kind)) return { kind: TakedownKind.PICTURE, place: row.kind, id, picture };
  return { kind: TakedownKind.PROFILE, place: 'profile', id, picture: null };
}
