import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128032851_words_of_members extends OnlineMigration {

  override name = 'Migration20261128032851_words_of_members';

  override up(): void | Promise<void> {
    this.addSql(`alter table "search_word" add column if not exists "author_id" uuid null;`);
    this.addIndex('search_word_author_index', '"search_word" (author_id) where author_id is not null');
    this.addSql(`create or replace function "user_user_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id, author_id) select lexeme, new.id, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) limit least(200 - (select count(*) from (select from search_word held where held.source_id = new.id limit 200) held), 5000 - (select count(*) from (select from search_word held where held.author_id = new.id limit 5000) held)) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace function "post_post_words_fn"() returns trigger as \$\$ begin if new."privacy" = 'public' then insert into search_word (word, source_id, author_id) select lexeme, new.id, new.author_id from unnest(to_tsvector('simple', search_words(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) limit least(200 - (select count(*) from (select from search_word held where held.source_id = new.id limit 200) held), 5000 - (select count(*) from (select from search_word held where held.author_id = new.author_id limit 5000) held)) on conflict do nothing; end if; return null; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create or replace function "post_post_words_fn"() returns trigger as \$\$ begin if new."privacy" = 'public' then insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."content", '') || ' ' || coalesce(new."ride_words", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) limit 200 - (select count(*) from (select from search_word held where held.source_id = new.id limit 200) held) on conflict do nothing; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`drop index if exists "search_word_author_index";`);
    this.addSql(`alter table "search_word" drop column if exists "author_id";`);
    this.addSql(`create or replace function "user_user_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."username", '') || ' ' || coalesce(new."display_name", '') || ' ' || coalesce(new."bio", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) limit 200 - (select count(*) from (select from search_word held where held.source_id = new.id limit 200) held) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
  }

}
