import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gradeSchema } from './gradeSchema.ts';

/** Prints how the schema has changed since its last release. Returns whether there are no faults. */
export async function reportGrades(folder: string, today: Date): Promise<boolean> {
  const read = (name: string) => readFile(join(folder, name), 'utf8');
  const { faults, ...grades } = gradeSchema({
    released: await read('schema.released.graphql'),
    current: await read('schema.graphql'),
    changelog: await read('SCHEMA_CHANGELOG.md'),
    today,
  });
  for (const [grade, changes] of Object.entries(grades)) {
    for (const change of changes) console.log(`${grade}: ${change}`);
  }
  for (const fault of faults) console.error(fault);
  const { breaking, dangerous, safe } = grades;
  console.log(
    `Changes of the schema since its last release: ${breaking.length} breaking, ${dangerous.length} dangerous, ${safe.length} safe.`,
  );
  return faults.length === 0;
}
