import { OnlineMigration } from '../OnlineMigration.ts';

// The scripts that put no space between words: Thai, Lao, Burmese, Khmer, kana and Han.
const runs = '\\u0E00-\\u0EFF\\u1000-\\u109F\\u1780-\\u17FF\\u3005-\\u3007\\u3041-\\u309F\\u30A1-\\u30FA\\u30FC-\\u30FF\\u3400-\\u9FFF\\U00020000-\\U0003FFFF';
const separators = '\\s!-/:-@\\[-`{-~\\u2000-\\u206F\\u3000-\\u3004\\u3008-\\u303F\\u30A0\\u30FB';
const german = 'und der das ist nicht mit ein eine einen einem einer auf fur fuer von sich wir ich auch zum zur nach noch oder aber durch uber ueber unser unsere heute wieder sind wird werden haben kann vom beim uns sehr schon aus im keine';
const english = 'the and of to is for with on at we you it this that are my our from be have had i a';

/** SQL functions whose names PostgreSQL resolves at creation, independently of the later search path. */
const makeFunction = (head: string, returned: string) =>
  `create or replace function ${head} language sql immutable strict parallel safe return ${returned};`;

const functions = [
  makeFunction('search_text(value text) returns text', `btrim(regexp_replace(regexp_replace(lower(unaccent('unaccent', normalize(value, NFKC))), '([${runs}]+)', ' \\1 ', 'g'), '[${separators}]+', ' ', 'g'))`),
  makeFunction('search_words(value text) returns text', `btrim(regexp_replace(search_text(value), '[${runs}]+', ' ', 'g'))`),
  // Pairs of adjacent characters. The last character of a run stands alone, so that every character begins an entry.
  makeFunction('search_pairs(value text) returns text[]', `(select coalesce(array_agg(pair order by run_place, place), '{}') from (select run_place, place, sign || coalesce(lead(sign) over (partition by run_place order by place), '') as pair from regexp_matches(search_text(value), '[${runs}]+', 'g') with ordinality found (run, run_place), unnest(string_to_array(run[1], null)) with ordinality signs (sign, place)) pairs)`),
  makeFunction('search_runs(value text) returns tsvector', `(select coalesce(string_agg('''' || pair || ''':' || place, ' '), '')::tsvector from unnest(search_pairs(value)) with ordinality pairs (pair, place))`),
  // An umlaut, its two-letter form and the letter without dots are equal. "neue" and "Quelle" contain no umlaut.
  makeFunction('search_german_stems(words text) returns text[]', `array(select '~' || lexeme from unnest(to_tsvector('german', regexp_replace(words, '(^|[^aeq])([aou])e', '\\1\\2', 'g'))) where lexeme ~ '[a-z]')`),
  makeFunction('search_is_german(value text) returns boolean', `(select count(distinct word) filter (where word = any(string_to_array('${german}', ' '))) + (normalize(value, NFC) ~ '[äöüßÄÖÜ]' and normalize(value, NFC) !~ '[À-ÃÅ-ÕØ-ÛÝÞà-ãå-õø-ûý-ſ]')::int > count(distinct word) filter (where word = any(string_to_array('${english}', ' '))) from unnest(string_to_array(search_words(value), ' ')) word)`),
  makeFunction('search_german(value text) returns tsvector', `case when search_is_german(value) then array_to_tsvector(search_german_stems(search_words(value))) else ''::tsvector end`),
];

const isInOtherLanguage = (...columns: string[]) => {
  const text = columns.map((column) => `coalesce("${column}", '')`).join(` || ' ' || `);
  return `search_german(${text}) || search_runs(${text}) <> ''`;
};

const formerText = `create or replace function search_text(value text) returns text language sql immutable strict parallel safe return btrim(regexp_replace(regexp_replace(lower(unaccent('unaccent', normalize(value, NFKC))), '([\\u3040-\\u30FF\\u3400-\\u9FFF])', ' \\1 ', 'g'), '[\\s!-/:-@\\[-\`{-~\\u2000-\\u206F\\u3000-\\u303F]+', ' ', 'g'));`;

export class Migration20261122214356_search_languages extends OnlineMigration {

  override name = 'Migration20261122214356_search_languages';

  override up(): void | Promise<void> {
    for (const text of functions) this.addSql(text);

    this.addSql(`create or replace function "event_event_search_fn"() returns trigger as \$\$ begin new."search" := setweight(to_tsvector('simple', search_words(coalesce(new."title", ''))), 'A') || to_tsvector('english', search_words(coalesce(new."title", '') || ' ' || coalesce(new."description", '') || ' ' || coalesce(new."location", '') || ' ' || coalesce(new."type", ''))) || setweight(search_runs(coalesce(new."title", '')), 'A') || search_german(coalesce(new."title", '') || ' ' || coalesce(new."description", '') || ' ' || coalesce(new."location", '') || ' ' || coalesce(new."type", '')) || search_runs(coalesce(new."title", '') || ' ' || coalesce(new."description", '') || ' ' || coalesce(new."location", '') || ' ' || coalesce(new."type", '')); new."search_name" := '|' || search_text(coalesce(new."title", '')) || '|'; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "event_search" before insert or update of "title", "description", "location", "type" on "event" for each row execute function "event_event_search_fn"();`);
    this.addSql(`alter table "event" alter column "search" drop expression if exists, alter column "search" set default '', alter column "search_name" drop expression if exists, alter column "search_name" set default '';`);
    this.addSql(`create or replace function "event_event_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."title", '') || ' ' || coalesce(new."description", '') || ' ' || coalesce(new."location", '') || ' ' || coalesce(new."type", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "event_words" after insert or update of "title", "description", "location", "type" on "event" for each row execute function "event_event_words_fn"();`);

    this.addSql(`create or replace function "group_group_search_fn"() returns trigger as \$\$ begin new."search" := setweight(to_tsvector('simple', search_words(coalesce(new."name", ''))), 'A') || to_tsvector('english', search_words(coalesce(new."name", '') || ' ' || coalesce(new."description", ''))) || setweight(search_runs(coalesce(new."name", '')), 'A') || search_german(coalesce(new."name", '') || ' ' || coalesce(new."description", '')) || search_runs(coalesce(new."name", '') || ' ' || coalesce(new."description", '')); new."search_name" := '|' || search_text(coalesce(new."name", '')) || '|'; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "group_search" before insert or update of "name", "description" on "group" for each row execute function "group_group_search_fn"();`);
    this.addSql(`alter table "group" alter column "search" drop expression if exists, alter column "search" set default '', alter column "search_name" drop expression if exists, alter column "search_name" set default '';`);
    this.addSql(`create or replace function "group_group_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."name", '') || ' ' || coalesce(new."description", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "group_words" after insert or update of "name", "description" on "group" for each row execute function "group_group_words_fn"();`);

    this.addSql(`create or replace function "user_user_search_fn"() returns trigger as \$\$ begin new."search" := setweight(to_tsvector('simple', search_words(coalesce(new."username", '') || ' ' || coalesce(new."display_name", ''))), 'A') || to_tsvector('english', search_words(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", ''))) || setweight(search_runs(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '')), 'A') || search_german(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')) || search_runs(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')); new."search_name" := '|' || search_text(coalesce(new."username", '')) || '|' || search_text(coalesce(new."display_name", '')) || '|'; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "user_search" before insert or update of "username", "display_name", "bio" on "user" for each row execute function "user_user_search_fn"();`);
    this.addSql(`alter table "user" alter column "search" drop expression if exists, alter column "search" set default '', alter column "search_name" drop expression if exists, alter column "search_name" set default '';`);
    this.addSql(`create or replace function "user_user_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "user_words" after insert or update of "username", "display_name", "bio" on "user" for each row execute function "user_user_words_fn"();`);

    this.addSql(`create or replace function "post_post_search_fn"() returns trigger as \$\$ begin new."search" := strip(to_tsvector('english', search_words(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')))) || array_to_tsvector(array[('#' || ((extract(year from (new."created_at" at time zone 'UTC'))::int * 12 + extract(month from (new."created_at" at time zone 'UTC'))::int))::text)]) || search_german(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')) || search_runs(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_search" before insert or update of "content", "ride_words", "created_at" on "post" for each row execute function "post_post_search_fn"();`);
    this.addSql(`alter table "post" alter column "search" drop expression if exists, alter column "search" set default '';`);
    this.addSql(`create or replace function "post_post_words_fn"() returns trigger as \$\$ begin if new."privacy" = 'public' then insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_words" after insert or update of "content", "ride_words", "privacy" on "post" for each row execute function "post_post_words_fn"();`);

    // Other texts are indexed as they were.
    this.addWalk('post', 'content = content', isInOtherLanguage('content', 'ride_words'));
    this.addWalk('user', 'display_name = display_name', isInOtherLanguage('username', 'display_name', 'bio'));
    this.addWalk('group', 'name = name', isInOtherLanguage('name', 'description'));
    this.addWalk('event', 'title = title', isInOtherLanguage('title', 'description', 'location', 'type'));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "event_search" on "event";`);
    this.addSql(`drop function if exists "event_event_search_fn"();`);
    this.addSql(`drop trigger if exists "event_words" on "event";`);
    this.addSql(`drop function if exists "event_event_words_fn"();`);
    this.addSql(`create or replace function "event_event_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."title", '') || ' ' || coalesce(new."description", '') || ' ' || coalesce(new."location", '') || ' ' || coalesce(new."type", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "event_words" after insert or update of "title", "description", "location", "type" on "event" for each row execute function "event_event_words_fn"();`);

    this.addSql(`drop trigger if exists "group_search" on "group";`);
    this.addSql(`drop function if exists "group_group_search_fn"();`);
    this.addSql(`drop trigger if exists "group_words" on "group";`);
    this.addSql(`drop function if exists "group_group_words_fn"();`);
    this.addSql(`create or replace function "group_group_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."name", '') || ' ' || coalesce(new."description", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "group_words" after insert or update of "name", "description" on "group" for each row execute function "group_group_words_fn"();`);

    this.addSql(`drop trigger if exists "post_search" on "post";`);
    this.addSql(`drop function if exists "post_post_search_fn"();`);
    this.addSql(`drop trigger if exists "post_words" on "post";`);
    this.addSql(`drop function if exists "post_post_words_fn"();`);
    this.addSql(`create or replace function "post_post_words_fn"() returns trigger as \$\$ begin if new."privacy" = 'public' then insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_words" after insert or update of "content", "ride_words", "privacy" on "post" for each row execute function "post_post_words_fn"();`);

    this.addSql(`drop trigger if exists "user_search" on "user";`);
    this.addSql(`drop function if exists "user_user_search_fn"();`);
    this.addSql(`drop trigger if exists "user_words" on "user";`);
    this.addSql(`drop function if exists "user_user_words_fn"();`);
    this.addSql(`create or replace function "user_user_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "user_words" after insert or update of "username", "display_name", "bio" on "user" for each row execute function "user_user_words_fn"();`);

    this.addSql(formerText);
    this.addSql(`alter table "event" drop column "search_name", drop column "search";`);
    this.addSql(`alter table "event" add "search_name" text generated always as ('|' || search_text(coalesce("title", '')) || '|') stored not null, add "search" tsvector generated always as (setweight(to_tsvector('simple', search_text(coalesce("title", ''))), 'A') || to_tsvector('english', search_text(coalesce("title", '') || ' ' || coalesce("description", '') || ' ' || coalesce("location", '') || ' ' || coalesce("type", '')))) stored not null;`);
    this.addSql(`create index "event_search_name_index" on "event" using gin (search_name gin_trgm_ops);`);
    this.addSql(`create index "event_search_index" on "event" using gin (search);`);
    this.addSql(`alter table "group" drop column "search_name", drop column "search";`);
    this.addSql(`alter table "group" add "search_name" text generated always as ('|' || search_text(coalesce("name", '')) || '|') stored not null, add "search" tsvector generated always as (setweight(to_tsvector('simple', search_text(coalesce("name", ''))), 'A') || to_tsvector('english', search_text(coalesce("name", '') || ' ' || coalesce("description", '')))) stored not null;`);
    this.addSql(`create index "group_search_name_index" on "group" using gin (search_name gin_trgm_ops);`);
    this.addSql(`create index "group_search_index" on "group" using gin (search);`);
    this.addSql(`alter table "user" drop column "search_name", drop column "search";`);
    this.addSql(`alter table "user" add "search_name" text generated always as ('|' || search_text(coalesce("username", '')) || '|' || search_text(coalesce("display_name", '')) || '|') stored not null, add "search" tsvector generated always as (setweight(to_tsvector('simple', search_text(coalesce("username", '') || ' ' || coalesce("display_name", ''))), 'A') || to_tsvector('english', search_text(coalesce("username", '') || ' ' || coalesce("display_name", '') || ' ' || coalesce("bio", '')))) stored not null;`);
    this.addSql(`create index "user_search_name_index" on "user" using gin (search_name gin_trgm_ops);`);
    this.addSql(`create index "user_search_index" on "user" using gin (search);`);
    this.addSql(`alter table "post" drop column "search";`);
    this.addSql(`alter table "post" add "search" tsvector generated always as (strip(to_tsvector('english', search_text(coalesce("content", '') || ' ' || coalesce("ride_words", '')))) || array_to_tsvector(array[('#' || ((extract(year from ("created_at" at time zone 'UTC'))::int * 12 + extract(month from ("created_at" at time zone 'UTC'))::int))::text)])) stored not null;`);
    this.addSql(`create index "post_search_index" on "post" using gin (search) with (fastupdate = off);`);
    this.addSql(`drop function search_german(text), search_is_german(text), search_german_stems(text), search_runs(text), search_pairs(text), search_words(text);`);
  }

}
