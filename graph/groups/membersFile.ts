import type { Context } from '../context.ts';
import { isAbsentFor } from '../model/moderation/blockPolicy.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { earliest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { callerOf, requireSession } from '../platform/lib/access.ts';
import { concurrencyGate } from '../platform/limits/concurrencyGate.ts';
import { doors } from '../platform/limits/doors.ts';
import { asOrganiser, requireOrganised } from './organisers.ts';

// The list of members as a file for spreadsheets (RFC 4180). It has the members and the facts that the list shows to the organiser.

/** The number of rows read at once. */
const stride = 500;

const rowsStatement = statement(
  'group.membersFile',
  `select m.user_id as id, u.display_name as name, u.username, m.created_at as since, m.organises_since is not null as organises,
     m.rules_version as "rulesVersion", m.rules_acknowledged_at as "rulesAcknowledgedAt"
   from group_member m join "user" u on u.id = m.user_id
   where m.group_id = $1 and (m.created_at, m.user_id) > ($2::timestamptz, $3::uuid) and not ${isAbsentFor('$4::uuid', 'm.user_id')}
   order by m.created_at, m.user_id limit ${stride}`,
);

interface MemberRow {
  id: string;
  name: string;
  username: string;
  since: Date;
  organises: boolean;
  rulesVersion: number | null;
  rulesAcknowledgedAt: Date | null;
}

/** A file that is being sent. */
export interface OpenMembersFile {
  readonly name: string;
  readonly text: AsyncIterable<string>;
  /** Frees the place of the caller. */
  close(): void;
}

const { take } = concurrencyGate({ ...doors.export, of: 'files', being: 'sent' });

/**
 * The members of a group that the viewer organises. The caller must close it. Throws UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for everyone
 * but its organisers and for access tokens, and RATE_LIMITED for a second concurrent file and beyond the rate limit of exports.
 */
export async function takeMembersFile(ctx: Context, groupId: string): Promise<OpenMembersFile> {
  const { viewer } = requireSession(ctx);
  const group = await requireOrganised(ctx, groupId);
  const close = take(callerOf(ctx));
  try {
    await ctx.services.limiter.consume('exports', viewer.id);
    await asOrganiser(ctx, group, async (_em, by) =>
      noteAct(by, { verb: 'group member export', targetId: group.id, note: group.name }),
    );
    return { name: 'members.csv', text: linesOfMembers(ctx, group.id), close };
  } catch (error) {
    close();
    throw error;
  }
}

/** The lines of the file, for an organiser or the operator. */
export async function* linesOfMembers({ sql, viewer }: Context, groupId: string): AsyncGenerator<string> {
  // Spreadsheets read UTF-8 by the mark at the beginning.
  yield `\ufeff${lineOf(['Name', 'Username', 'Member since', 'Organiser', 'Rules version', 'Rules acknowledged'])}`;
  let key: readonly [string, string] | null = earliest;
  while (key) {
    const rows: MemberRow[] = await sql<MemberRow & Record<string, unknown>>(rowsStatement, [
      groupId,
      ...key,
      viewer?.id ?? null,
    ]);
    yield rows.map(rowOf).join('');
    const last = rows.length === stride ? rows.at(-1) : undefined;
    key = last ? [last.since.toISOString(), last.id] : null;
  }
}

const dayOf = (instant: Date) => instant.toISOString().slice(0, 10);

const rowOf = ({ name, username, since, organises, rulesVersion, rulesAcknowledgedAt }: MemberRow) =>
  lineOf([
    name,
    username,
    dayOf(since),
    organises ? 'yes' : 'no',
    rulesVersion === null ? '' : String(rulesVersion),
    rulesAcknowledgedAt ? dayOf(rulesAcknowledgedAt) : '',
  ]);

const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;

/** A spreadsheet would run a text that begins like this. */
const formula = /^[\s"']*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** A quoted cell. An apostrophe makes a text of what would be a formula. */
function cellOf(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
