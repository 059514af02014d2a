import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { columnsOf } from '../platform/database/columns.ts';
import { type Statement, statement } from '../platform/database/sql.ts';
import { routeFilesText, routesText } from '../routes/exportRoutes.ts';
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

const accountStatement = statement(
  'user.export.account',
  `select ${columnsOf(User, 'u')}, u.suspended_at as "suspendedAt", u.suspension_words as "suspensionWords"
   from "user" u where u.id = $1`,
);

type Source = Pick<Context, 'sql' | 'now'> & Partial<Pick<Context, 'viewer' | 'services'>>;

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

async function* exportText(
  { sql, now, viewer, services }: Source,
  userId: string,
  account: object | undefined,
): AsyncGenerator<string> {
  async function* section(name: string, rows: AsyncIterable<string>) {
    yield `,\n"${name}":[`;
    yield* rows;
    yield ']';
  }
  yield `{"exportedAt":${JSON.stringify(now)},\n"account":${JSON.stringify(account)}`;
  const isOwn = viewer?.id === userId;
  const shown = sections.filter(({ isForMemberAlone }) => !isForMemberAlone || isOwn);
  for (const each of shown) yield* section(each.name, rowsText({ sql, now }, each, userId));
  yield* section('routes', routesText({ sql }, userId));
  if (isOwn) yield* section('routeFiles', routeFilesText({ sql, services }, userId));
  yield '}\n';
}

/**
 * All data of a member as JSON in pieces, one section after the other. Each section is read in batches on demand, so
 * that little text waits for a slow consumer. Each row is one line of the text. The emergency contact and the files of routes are left out
 * unless the member is the viewer.
 */
export async function exportUser(source: Source, userId: string): Promise<AsyncGenerator<string>> {
  const [account] = await source.sql(accountStatement, [userId]);
  return exportText(source, userId, account);
}
