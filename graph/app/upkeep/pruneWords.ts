import { mayTeach } from '../../model/search/searchColumns.ts';
import { type Sql, statement } from '../../platform/database/sql.ts';

// A search word is deleted with the last public text that contains it. Its row names one such text. If that text is
// deleted, edited or hidden, the row names another that contains the word.

const batchSize = 500;
/** How many words one run checks before other work continues. */
const wordsOfRound = 200_000;

const sources = [
  { table: '"post"', where: `t.privacy = 'public'` },
  { table: '"user"', where: 'true' },
  { table: '"group"', where: `t.kind <> 'hidden'` },
  { table: '"event"', where: 't.group_id is null' },
];
const isHeld = sources
  .map(
    ({ table, where }) => `exists (select from ${table} t where t.id = source_id and ${where} and t.search @@ query)`,
  )
  .join(' or ');
// Without a limit, which would make PostgreSQL expect a match soon and scan the table instead of its index.
const holders = sources
  .map(({ table, where }) => `(select (array_agg(t.id))[1] from ${table} t where t.search @@ query and ${where})`)
  .join(', ');

// Search columns contain no stop words, so that a look-up cannot find the texts that contain one.
const pruneStatement = statement(
  'search.prune',
  `with batch as materialized (
     select word, source_id, plainto_tsquery('english', word) as query from search_word
     where (word, source_id) > ($1, $2::uuid) order by word, source_id limit ${batchSize}
   ), orphan as materialized (
     select word, source_id, coalesce(${holders}) as heir from batch where numnode(query) > 0 and not (${isHeld})
   ), gone as (
     delete from search_word known using orphan where known.word = orphan.word and known.source_id = orphan.source_id
   ), heir as (
     select orphan.word, orphan.heir as id, coalesce(p.author_id, u.id) as author_id
     from orphan left join post p on p.id = orphan.heir left join "user" u on u.id = orphan.heir where orphan.heir is not null
   ), inherited as (
     insert into search_word (word, source_id, author_id)
     select word, id, author_id from heir where ${mayTeach('heir.author_id')} on conflict do nothing
   )
   select word, source_id as "sourceId" from batch order by batch.word desc, batch.source_id desc limit 1`,
);

/** The position of a run in the list of words. */
export interface Place {
  readonly word: string;
  readonly sourceId: string;
}

const start: Place = { word: '', sourceId: '00000000-0000-0000-0000-000000000000' };

/**
 * Checks the words after a place, deletes those that no public text contains, and returns the place of the last one.
 * Null at the end.
 */
export async function pruneWords(sql: Sql, after: Place | null): Promise<Place | null> {
  const { word, sourceId } = after ?? start;
  const [last] = await sql<{ word: string; sourceId: string }>(pruneStatement, [word, sourceId]);
  return last ?? null;
}

/**
 * Checks the words after a place in batches, at most 200,000 of them. Returns where the next run begins, null for the
 * start.
 */
export async function pruneRound(sql: Sql, after: Place | null): Promise<Place | null> {
  let place = after;
  for (let looked = 0; looked < wordsOfRound; looked += batchSize) {
    place = await pruneWords(sql, place);
    if (!place) return null;
  }
  return place;
}
