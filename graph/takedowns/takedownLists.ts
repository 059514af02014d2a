import type { Reader } from '../model/reader.ts';
import type { TakedownDecision, TakedownKind, TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { earliest, latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { type PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { DomainError } from '../platform/lib/errors.ts';

// Lists for operators, who see everything.

const mostListed = 1_000;

export const TakedownState = { REMOVED: 'removed', ALL: 'all' } as const;
export type TakedownState = (typeof TakedownState)[keyof typeof TakedownState];
describeEnum(TakedownState, 'TakedownState', 'Which removals and warnings a list has, the latest first.', {
  REMOVED: 'Removals that can be restored.',
  ALL: 'All: also warnings and suspensions, and what was restored or deleted for good.',
});

/** A takedown for the operator, with the name of the author. */
export interface ListedTakedown {
  readonly id: string;
  readonly kind: TakedownKind;
  readonly targetId: string | null;
  readonly author: string | null;
  readonly reason: TakedownReason;
  readonly words: string;
  readonly excerpt: string | null;
  readonly createdAt: Date;
  readonly appeal: string | null;
  readonly appealedAt: Date | null;
  readonly decision: TakedownDecision | null;
  readonly decisionWords: string | null;
  readonly decidedAt: Date | null;
  readonly forgottenAt: Date | null;
  readonly isByOrganiser: boolean;
}

const columns = `t.id, t.kind, t.target_id as "targetId", author.username as author, t.reason, t.words, t.excerpt,
  t.created_at as "createdAt", t.appeal, t.appealed_at as "appealedAt", t.decision, t.decision_words as "decisionWords",
  t.decided_at as "decidedAt", t.forgotten_at as "forgottenAt", t.group_id is not null as "isByOrganiser"`;

const listStatement = (name: string, rest: string) =>
  statement(name, `select ${columns} from takedown t left join "user" author on author.id = t.author_id where ${rest}`);

const isRemoved = `t.forgotten_at is null and t.decision is distinct from 'restored' and t.kind not in ('warning', 'suspension')`;
const isWaiting = 't.appealed_at is not null and t.decided_at is null';
const newest = 'and (t.created_at, t.id) < ($1::timestamptz, $2::uuid) order by t.created_at desc, t.id desc limit $3';
const oldest = 'and (t.appealed_at, t.id) > ($1::timestamptz, $2::uuid) order by t.appealed_at, t.id limit $3';

const timeOf = ({ createdAt }: ListedTakedown) => createdAt;
const lists = {
  all: {
    list: listStatement('takedown.all', `true ${newest}`),
    cursors: timeCursors('allTakedowns'),
    start: latest,
    timeOf,
  },
  removed: {
    list: listStatement('takedown.removed', `${isRemoved} ${newest}`),
    cursors: timeCursors('removedContent'),
    start: latest,
    timeOf,
  },
  appeals: {
    list: listStatement('takedown.appeals', `${isWaiting} ${oldest}`),
    cursors: timeCursors('openAppeals'),
    start: earliest,
    timeOf: ({ appealedAt, createdAt }: ListedTakedown) => appealedAt ?? createdAt,
  },
};
const oneStatement = listStatement('takedown.one', 't.id = $1');

type Listed = ListedTakedown & Record<string, unknown>;

/** Lists at most 1,000 takedowns: all, those that can be restored, or those with an appeal that waits (the oldest first). */
export function listTakedowns({ sql }: Pick<Reader, 'sql'>, which: keyof typeof lists): Promise<ListedTakedown[]> {
  const { list, start } = lists[which];
  return sql<Listed>(list, [...start, mostListed]);
}

/** A page of the same list. */
export async function pageOfTakedowns(
  { sql }: Pick<Reader, 'sql'>,
  which: keyof typeof lists,
  page: PageArguments,
): Promise<Connection<ListedTakedown>> {
  const { list, cursors, start, timeOf } = lists[which];
  const [time, id] = cursors.decode(page.after) ?? start;
  const rows = await sql<Listed>(list, [time, id, page.first + 1]);
  return toConnection(rows, page, (row) => cursors.encode([timeOf(row).toISOString(), row.id]));
}

/** Reads a takedown. Throws NOT_FOUND. */
export async function requireTakedown({ sql }: Pick<Reader, 'sql'>, id: string): Promise<ListedTakedown> {
  const [found] = await sql<Listed>(oneStatement, [id]);
  if (!found) throw new DomainError('NOT_FOUND', 'Takedown not found');
  return found;
}
