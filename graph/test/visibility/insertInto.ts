import type { TestApp } from '../harness.ts';

/** Writes a row by the names of its columns, for what no factory makes. */
export async function insertInto(app: TestApp, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row);
  const places = columns.map((_column, index) => `$${index + 1}`);
  await app.run(`insert into "${table}" (${columns}) values (${places})`, ...Object.values(row));
}
