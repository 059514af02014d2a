import { Migration } from '@mikro-orm/migrations';

export class Migration20261121093635_search extends Migration {

  override name = 'Migration20261121093635_search';

  override up(): void | Promise<void> {
    // The owner of a database can add these extensions. They stay after a down migration, because other objects can depend on them.
    this.addSql(`create extension if not exists unaccent;`);
    this.addSql(`create extension if not exists pg_trgm;`);
    this.addSql(`create extension if not exists fuzzystrmatch;`);
    // Removes case, accents and punctuation, and separates words by single spaces. Han and kana, which have no spaces, are
    // separated by character. unaccent is not immutable, because its rules could change. We never change them, and a body of
    // this form refers to them independently of the search path. Entities cannot declare functions, so only migrations do.
    this.addSql(`create function search_text(value text) returns text language sql immutable strict parallel safe return btrim(regexp_replace(regexp_replace(lower(unaccent('unaccent', normalize(value, NFKC))), '([\\u3040-\\u30FF\\u3400-\\u9FFF])', ' \\1 ', 'g'), '[\\s!-/:-@\\[-\`{-~\\u2000-\\u206F\\u3000-\\u303F]+', ' ', 'g'));`);

    this.addSql(`create table "search_word" ("word" text collate "C" not null, "source_id" uuid not null, primary key ("word", "source_id"));`);

    this.addSql(`alter table "event" add "search_name" text generated always as ('|' || search_text(coalesce("title", '')) || '|') stored not null, add "search" tsvector generated always as (setweight(to_tsvector('simple', search_text(coalesce("title", ''))), 'A') || to_tsvector('english', search_text(coalesce("title", '') || ' ' || coalesce("description", '') || ' ' || coalesce("location", '') || ' ' || coalesce("type", '')))) stored not null;`);
    this.addSql(`create index "event_search_name_index" on "event" using gin (search_name gin_trgm_ops);`);
    this.addSql(`create index "event_search_index" on "event" using gin (search);`);
    this.addSql(`create or replace function "event_event_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."title", '') || ' ' || coalesce(new."description", '') || ' ' || coalesce(new."location", '') || ' ' || coalesce(new."type", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "event_words" after insert or update of "title", "description", "location", "type" on "event" for each row execute function "event_event_words_fn"();`);

    this.addSql(`alter table "group" add "search_name" text generated always as ('|' || search_text(coalesce("name", '')) || '|') stored not null, add "search" tsvector generated always as (setweight(to_tsvector('simple', search_text(coalesce("name", ''))), 'A') || to_tsvector('english', search_text(coalesce("name", '') || ' ' || coalesce("description", '')))) stored not null;`);
    this.addSql(`create index "group_search_name_index" on "group" using gin (search_name gin_trgm_ops);`);
    this.addSql(`create index "group_search_index" on "group" using gin (search);`);
    this.addSql(`create or replace function "group_group_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."name", '') || ' ' || coalesce(new."description", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "group_words" after insert or update of "name", "description" on "group" for each row execute function "group_group_words_fn"();`);

    this.addSql(`alter table "user" add "search_name" text generated always as ('|' || search_text(coalesce("username", '')) || '|' || search_text(coalesce("display_name", '')) || '|') stored not null, add "search" tsvector generated always as (setweight(to_tsvector('simple', search_text(coalesce("username", '') || ' ' || coalesce("display_name", ''))), 'A') || to_tsvector('english', search_text(coalesce("username", '') || ' ' || coalesce("display_name", '') || ' ' || coalesce("bio", '')))) stored not null;`);
    this.addSql(`create index "user_search_name_index" on "user" using gin (search_name gin_trgm_ops);`);
    this.addSql(`create index "user_search_index" on "user" using gin (search);`);
    this.addSql(`create or replace function "user_user_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "user_words" after insert or update of "username", "display_name", "bio" on "user" for each row execute function "user_user_words_fn"();`);

    this.addSql(`alter table "post" add "ride_words" text null, add "search" tsvector generated always as (strip(to_tsvector('english', search_text(coalesce("content", '') || ' ' || coalesce("ride_words", '')))) || array_to_tsvector(array[('#' || ((extract(year from ("created_at" at time zone 'UTC'))::int * 12 + extract(month from ("created_at" at time zone 'UTC'))::int))::text)])) stored not null;`);
    this.addSql(`create index "post_search_index" on "post" using gin (search) with (fastupdate = off);`);
    this.addSql(`create or replace function "post_post_words_fn"() returns trigger as \$\$ begin if new."privacy" = 'public' then insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_text(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_words" after insert or update of "content", "ride_words", "privacy" on "post" for each row execute function "post_post_words_fn"();`);

    this.addSql(`create or replace function "ride_ride_words_fn"() returns trigger as \$\$ begin update "post" set "ride_words" = concat_ws(' ', new."type", new."location") where id = new.id; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_words" after insert or update of "type", "location" on "ride" for each row execute function "ride_ride_words_fn"();`);

    this.addSql(`update "post" set "ride_words" = concat_ws(' ', r."type", r."location") from "ride" r where r.id = post.id;`);
    this.addSql(`insert into search_word (word, source_id) select distinct on (lexeme) lexeme, t.id from "post" t, unnest(to_tsvector('simple', search_text(coalesce(t."content", '') || ' ' || coalesce(t."ride_words", '')))) where t.privacy = 'public' and char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing;`);
    this.addSql(`insert into search_word (word, source_id) select distinct on (lexeme) lexeme, t.id from "user" t, unnest(to_tsvector('simple', search_text(coalesce(t."username", '') || ' ' || coalesce(t."display_name", '') || ' ' || coalesce(t."bio", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing;`);
    this.addSql(`insert into search_word (word, source_id) select distinct on (lexeme) lexeme, t.id from "group" t, unnest(to_tsvector('simple', search_text(coalesce(t."name", '') || ' ' || coalesce(t."description", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing;`);
    this.addSql(`insert into search_word (word, source_id) select distinct on (lexeme) lexeme, t.id from "event" t, unnest(to_tsvector('simple', search_text(coalesce(t."title", '') || ' ' || coalesce(t."description", '') || ' ' || coalesce(t."location", '') || ' ' || coalesce(t."type", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) on conflict do nothing;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "search_word" cascade;`);

    this.addSql(`drop index "event_search_name_index";`);
    this.addSql(`drop index "event_search_index";`);
    this.addSql(`drop trigger if exists "event_words" on "event";`);
    this.addSql(`drop function if exists "event_event_words_fn"();`);
    this.addSql(`alter table "event" drop column "search_name", drop column "search";`);

    this.addSql(`drop index "group_search_name_index";`);
    this.addSql(`drop index "group_search_index";`);
    this.addSql(`drop trigger if exists "group_words" on "group";`);
    this.addSql(`drop function if exists "group_group_words_fn"();`);
    this.addSql(`alter table "group" drop column "search_name", drop column "search";`);

    this.addSql(`drop index "post_search_index";`);
    this.addSql(`drop trigger if exists "post_words" on "post";`);
    this.addSql(`drop function if exists "post_post_words_fn"();`);
    this.addSql(`alter table "post" drop column "search", drop column "ride_words";`);

    this.addSql(`drop trigger if exists "ride_words" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_words_fn"();`);

    this.addSql(`drop index "user_search_name_index";`);
    this.addSql(`drop index "user_search_index";`);
    this.addSql(`drop trigger if exists "user_words" on "user";`);
    this.addSql(`drop function if exists "user_user_words_fn"();`);
    this.addSql(`alter table "user" drop column "search_name", drop column "search";`);

    this.addSql(`drop function search_text(text);`);
  }

}
