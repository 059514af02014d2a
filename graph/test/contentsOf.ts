import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { originalFolder } from '../model/routes/originalFiles.ts';

/** Runs a statement on a database without an app. */
export async function rowsAt<Row extends object>(url: string, sql: string, ...values: unknown[]): Promise<Row[]> {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** A restore makes queued mails due again. Without these marks, its contents are those of the backup. */
export async function forgetMails(url: string): Promise<void> {
  await rowsAt(url, 'update notification set mail_id = null, mail_due_at = null');
  await rowsAt(url, 'update mail_preference set digest_week = null');
}

/** Every row of every table that outlives a crash as text, but for the list of migrations; no tables where there are none. */
export async function contentsOf(url: string): Promise<Record<string, string[]>> {
  const tables = await rowsAt<{ name: string }>(
    url,
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
     and relpersistence = 'p' and relname <> 'mikro_orm_migrations' order by 1`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await rowsAt<{ row: string }>(url, `select t::text as row from "${name}" t`);
    contents[name] = rows.map(({ row }) => row).toSorted();
  }
  return contents;
}

/** The bytes of every picture in a folder as base64, by name; renditions are not among them. */
export async function picturesIn(folder: string): Promise<Record<string, string>> {
  const pictures: Record<string, string> = {};
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isFile()) pictures[entry.name] = await readFile(join(folder, entry.name), 'base64');
  }
  return pictures;
}

/** The bytes of every file of a route in a folder of pictures as base64, by name. */
export async function originalsIn(folder: string): Promise<Record<string, string>> {
  return picturesIn(join(folder, originalFolder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return {};
    throw error;
  });
}
