import { Migration } from '@mikro-orm/migrations';

export class Migration20261124065112_takedowns extends Migration {

  override name = 'Migration20261124065112_takedowns';

  override up(): void | Promise<void> {
    this.addSql(`create table "takedown" ("id" uuid not null, "kind" varchar(10) not null, "target_id" uuid null, "author_id" uuid null, "reason" varchar(20) not null, "words" text not null, "excerpt" text null, "created_at" timestamptz(3) not null, "appeal" text null, "appealed_at" timestamptz(3) null, "decision" varchar(10) null, "decision_words" text null, "decided_at" timestamptz(3) null, "forgotten_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`create index "takedown_appeal_index" on "takedown" (appealed_at) where appealed_at is not null and decided_at is null;`);
    this.addSql(`create index "takedown_kept_index" on "takedown" (created_at) where forgotten_at is null;`);
    this.addSql(`create index "takedown_author_index" on "takedown" ("author_id", "created_at", "id");`);

    this.addSql(`create table "takedown_row" ("takedown_id" uuid not null, "table_name" text not null, "digest" text not null, "step" int not null, "owner_id" uuid null, "row" jsonb not null, primary key ("takedown_id", "table_name", "digest"));`);
    this.addSql(`create index "takedown_row_owner_id_index" on "takedown_row" ("owner_id");`);

    this.addSql(`create table "takedown_picture" ("takedown_id" uuid not null, "hash" varchar(64) not null, primary key ("takedown_id", "hash"));`);
    this.addSql(`create index "takedown_picture_hash_index" on "takedown_picture" ("hash");`);

    this.addSql(`alter table "takedown" add constraint "takedown_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "takedown" add constraint "takedown_decision_check" check ((decision is null) = (decided_at is null) and decision in ('upheld', 'restored') and (appeal is null) = (appealed_at is null));`);
    this.addSql(`alter table "takedown" add constraint "takedown_reason_check" check (reason in ('spam', 'harassment', 'hate', 'nudity', 'violence', 'danger-on-the-road', 'private-data', 'copyright', 'false-information', 'other'));`);
    this.addSql(`alter table "takedown" add constraint "takedown_kind_check" check (kind in ('post', 'comment', 'moment', 'picture', 'profile', 'group', 'warning'));`);

    this.addSql(`alter table "takedown_row" add constraint "takedown_row_takedown_id_foreign" foreign key ("takedown_id") references "takedown" ("id") on delete cascade;`);
    this.addSql(`alter table "takedown_row" add constraint "takedown_row_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "takedown_picture" add constraint "takedown_picture_takedown_id_foreign" foreign key ("takedown_id") references "takedown" ("id") on delete cascade;`);
    this.addSql(`create or replace function "takedown_picture_takedown_picture_check_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) values (old.hash, clock_timestamp(), clock_timestamp() + interval '10 minutes') on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "takedown_picture_check" AFTER DELETE on "takedown_picture" for each ROW execute function "takedown_picture_takedown_picture_check_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "takedown_row" drop constraint "takedown_row_takedown_id_foreign";`);
    this.addSql(`alter table "takedown_picture" drop constraint "takedown_picture_takedown_id_foreign";`);

    this.addSql(`drop table if exists "takedown" cascade;`);
    this.addSql(`drop table if exists "takedown_row" cascade;`);
    this.addSql(`drop trigger if exists "takedown_picture_check" on "takedown_picture";`);
    this.addSql(`drop function if exists "takedown_picture_takedown_picture_check_fn"();`);
    this.addSql(`drop table if exists "takedown_picture" cascade;`);

  }

}
