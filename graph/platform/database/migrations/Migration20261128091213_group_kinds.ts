import { OnlineMigration } from '../OnlineMigration.ts';

const before = [
  'join',
  'comment',
  'reply',
  'like',
  'follow',
  'mention',
  'rideChanged',
  'rideTomorrow',
  'rideDeleted',
  'placeGiven',
  'removed',
  'decided',
  'warning',
  'appointed',
  'groupRemoved',
];
const added = ['groupAsked', 'groupAdmits', 'groupRefuses'];
const listOf = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');
const checks = [
  ['notification', 'notification_kind_check'],
  ['silenced_kind', 'silenced_kind_check'],
] as const;

export class Migration20261128091213_group_kinds extends OnlineMigration {

  override name = 'Migration20261128091213_group_kinds';

  override up(): void | Promise<void> {
    this.addSql(`alter table "group" add column if not exists "kind" varchar(10) not null default 'open', add column if not exists "founder_id" uuid null;`);
    this.addConstraint('group', 'group_kind_check', `check (kind in ('open', 'closed', 'hidden'))`);
    this.addConstraint('group', 'group_founder_id_foreign', 'foreign key ("founder_id") references "user" ("id") on delete set null');
    this.addIndex('group_founder_index', '"group" (founder_id, created_at, id) where founder_id is not null');
    this.addSql(`create or replace function "group_group_words_fn"() returns trigger as \$\$ begin if new."kind" <> 'hidden' then insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."name", '') || ' ' || coalesce(new."description", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) limit 200 - (select count(*) from (select from search_word held where held.source_id = new.id limit 200) held) on conflict do nothing; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "group_words" after insert or update of "name", "description", "kind" on "group" for each row execute function "group_group_words_fn"();`);
    this.addSql(`create or replace function "post_post_audience_fn"() returns trigger as \$\$ begin perform pg_advisory_xact_lock_shared(7413019, hashtext(new.group_id::text)); if exists (select from "group" g where g.id = new.group_id and g.kind <> 'open') then new.privacy := 'group'; end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_audience" before insert or update of "privacy", "group_id" on "post" for each row when (new.privacy = 'public' and new.group_id is not null) execute function "post_post_audience_fn"();`);
    this.addSql(`create or replace function "post_post_group_fn"() returns trigger as \$\$ begin perform pg_advisory_xact_lock_shared(7413019, hashtext(old.group_id::text)); if exists (select from "group" g where g.id = old.group_id and g.kind <> 'open') then raise exception 'a post of a closed group stays in it' using errcode = 'check_violation', constraint = 'post_stays_in_group'; end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_group" before update of "group_id" on "post" for each row when (old.group_id is not null and new.group_id is distinct from old.group_id) execute function "post_post_group_fn"();`);
    this.allow([...before, ...added]);
  }

  override down(): void | Promise<void> {
    // The release before shows every group to everyone.
    this.addSql(`do $$ begin if exists (select from "group" where kind <> 'open') then raise exception 'Open or delete the closed and hidden groups first'; end if; end $$;`);
    for (const [table] of checks) this.addSql(`delete from "${table}" where kind in (${listOf(added)});`);
    const without = (column: string) =>
      `${column} = array(select kind from unnest(${column}) kind where kind <> all(array[${listOf(added)}]))`;
    this.addSql(`update "mail_preference" set ${without('mail_kinds')}, ${without('digest_kinds')};`);
    this.allow(before);
    this.addSql(`drop trigger if exists "post_group" on "post";`);
    this.addSql(`drop function if exists "post_post_group_fn"();`);
    this.addSql(`drop trigger if exists "post_audience" on "post";`);
    this.addSql(`drop function if exists "post_post_audience_fn"();`);
    this.addSql(`create or replace function "group_group_words_fn"() returns trigger as \$\$ begin insert into search_word (word, source_id) select lexeme, new.id from unnest(to_tsvector('simple', search_words(coalesce(new."name", '') || ' ' || coalesce(new."description", '')))) where char_length(lexeme) between 3 and 30 and lexeme !~ '[0-9]' and not exists (select from search_word known where known.word = lexeme) limit 200 - (select count(*) from (select from search_word held where held.source_id = new.id limit 200) held) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "group_words" after insert or update of "name", "description" on "group" for each row execute function "group_group_words_fn"();`);
    this.addSql(`drop index if exists "group_founder_index";`);
    this.addSql(`alter table "group" drop constraint if exists "group_founder_id_foreign", drop constraint if exists "group_kind_check", drop column if exists "kind", drop column if exists "founder_id";`);
  }

  private allow(kinds: readonly string[]): void {
    for (const [table, check] of checks) this.addConstraint(table, check, `check (kind in (${listOf(kinds)}))`);
    const all = `array[${listOf(kinds)}]`;
    const listed = `check (mail_kinds <@ ${all} and digest_kinds <@ ${all})`;
    this.addConstraint('mail_preference', 'mail_preference_kinds_check', listed);
  }

}
