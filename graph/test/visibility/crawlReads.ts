import { makeSchema } from '../../app/schema.ts';
import { routes } from '../../doors/rest/rest.ts';
import type { TestApp } from '../harness.ts';
import type { Cast } from './makeCast.ts';
import { makeSightings, type Sightings } from './makeSightings.ts';
import { ask, everyListOfMembers, everyQuestion, everySearch } from './questions.ts';
import { everyRead, read } from './restReads.ts';
import type { ViewerName } from './table.ts';

/** Sends every query and every REST read as each viewer, and returns what each of them has seen. Throws if a query fails. */
export async function crawlReads(
  app: TestApp,
  cast: Cast,
  viewers: readonly ViewerName[],
): Promise<Map<string, Sightings>> {
  const schema = makeSchema();
  const questions = [everyQuestion, everyListOfMembers, everySearch].flatMap((every) => every(schema, cast));
  const reads = everyRead(routes, cast);
  const crawl = async (viewer: ViewerName) => {
    const caller = app.near(cast.as(viewer));
    const sightings = makeSightings(cast);
    const [refusal] = await ask(caller, questions, sightings);
    if (refusal) throw new Error(`${viewer} was refused ${refusal.field}: ${refusal.message}`);
    for (const asked of reads) sightings.note(asked.route, (await read(caller, asked)).body);
    return [viewer, sightings] as const;
  };
  // All at once: a viewer pauses after each large query, and the server keeps a parsed document for a short time.
  return new Map(await Promise.all(viewers.map(crawl)));
}
