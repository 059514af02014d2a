import { Migration } from '@mikro-orm/migrations';

export class Migration20261121085350_other_nouns extends Migration {

  override name = 'Migration20261121085350_other_nouns';

  override up(): void | Promise<void> {
    this.addSql(`create table "report" ("id" uuid not null, "reporter_id" uuid not null, "target_type" varchar(10) not null, "target_id" uuid not null, "reason" text not null, "resolution" text null, "resolved_at" timestamptz(3) null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "report_reporter_id_index" on "report" ("reporter_id");`);
    this.addSql(`create index "report_open_index" on "report" (created_at, id) where resolved_at is null;`);

    this.addSql(`create table "saved_ride" ("user_id" uuid not null, "post_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "post_id"));`);
    this.addSql(`create index "saved_ride_post_id_index" on "saved_ride" ("post_id");`);
    this.addSql(`create index "saved_ride_newest_index" on "saved_ride" (user_id, created_at desc, post_id desc);`);

    this.addSql(`create table "mute" ("muter_id" uuid not null, "muted_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("muter_id", "muted_id"));`);
    this.addSql(`create index "mute_muted_id_index" on "mute" ("muted_id");`);

    this.addSql(`create table "moment" ("id" uuid not null, "post_id" uuid not null, "author_id" uuid not null, "description" text null, "image_url" text null, "lat" double precision null, "lng" double precision null, "address" text null, "timestamp" timestamptz(3) not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "moment_author_id_index" on "moment" ("author_id");`);
    this.addSql(`create index "moment_ride_index" on "moment" (post_id, timestamp, id);`);

    this.addSql(`create table "comment" ("id" uuid not null, "post_id" uuid not null, "author_id" uuid not null, "parent_id" uuid null, "content" text not null, "reply_count" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "comment_author_id_index" on "comment" ("author_id");`);
    this.addSql(`create index "comment_replies_index" on "comment" (parent_id, created_at, id) where parent_id is not null;`);
    this.addSql(`create index "comment_top_level_index" on "comment" (post_id, created_at, id) where parent_id is null;`);

    this.addSql(`alter table "user" add "suspended_at" timestamptz(3) null;`);

    this.addSql(`alter table "post" drop constraint "post_like_count_check";`);
    this.addSql(`alter table "post" add "comment_count" int not null default 0;`);
    this.addSql(`alter table "post" add constraint "post_counts_check" check (like_count >= 0 and comment_count >= 0);`);

    this.addSql(`alter table "ride" drop constraint "ride_numbers_check";`);
    this.addSql(`alter table "ride" add "moment_count" int not null default 0;`);
    this.addSql(`alter table "ride" add constraint "ride_numbers_check" check (distance >= 0 and elevation >= 0 and participant_count >= 0 and moment_count >= 0);`);

    this.addSql(`alter table "report" add constraint "report_reporter_id_foreign" foreign key ("reporter_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "report" add constraint "report_target_type_check" check (target_type in ('post', 'comment', 'moment', 'user'));`);

    this.addSql(`alter table "saved_ride" add constraint "saved_ride_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "saved_ride" add constraint "saved_ride_post_id_foreign" foreign key ("post_id") references "ride" ("id") on update cascade on delete cascade;`);

    this.addSql(`alter table "mute" add constraint "mute_muter_id_foreign" foreign key ("muter_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "mute" add constraint "mute_muted_id_foreign" foreign key ("muted_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "mute" add constraint "mute_self_check" check (muter_id <> muted_id);`);

    this.addSql(`alter table "moment" add constraint "moment_post_id_foreign" foreign key ("post_id") references "ride" ("id") on delete cascade;`);
    this.addSql(`alter table "moment" add constraint "moment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "moment" add constraint "moment_place_check" check ((lat is null) = (lng is null) and lat between -90 and 90 and lng between -180 and 180);`);
    this.addSql(`alter table "moment" add constraint "moment_content_check" check (coalesce(description, image_url, address) is not null or lat is not null);`);
    this.addSql(`create or replace function "moment_moment_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "ride" set "moment_count" = "moment_count" + 1 where id = new."post_id"; end if; if tg_op = 'DELETE' then update "ride" set "moment_count" = "moment_count" - 1 where id = old."post_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "moment_counters" AFTER INSERT OR DELETE on "moment" for each ROW execute function "moment_moment_counters_fn"();`);

    this.addSql(`alter table "comment" add constraint "comment_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;`);
    this.addSql(`alter table "comment" add constraint "comment_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "comment" add constraint "comment_parent_id_foreign" foreign key ("parent_id") references "comment" ("id") on delete cascade;`);
    this.addSql(`alter table "comment" add constraint "comment_reply_count_check" check (reply_count >= 0);`);
    this.addSql(`create or replace function "comment_comment_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "post" set "comment_count" = "comment_count" + 1 where id = new."post_id"; if new.parent_id is not null then update "comment" set "reply_count" = "reply_count" + 1 where id = new."parent_id"; end if; end if; if tg_op = 'DELETE' then update "post" set "comment_count" = "comment_count" - 1 where id = old."post_id"; if old.parent_id is not null then update "comment" set "reply_count" = "reply_count" - 1 where id = old."parent_id"; end if; end if; if tg_op = 'UPDATE' then if (old.parent_id is not null) <> (new.parent_id is not null) then if old.parent_id is not null then update "comment" set "reply_count" = "reply_count" - 1 where id = old."parent_id"; end if; if new.parent_id is not null then update "comment" set "reply_count" = "reply_count" + 1 where id = new."parent_id"; end if; end if; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "comment_counters" AFTER INSERT OR UPDATE OR DELETE on "comment" for each ROW execute function "comment_comment_counters_fn"();`);
    this.addSql(`create or replace function "comment_comment_depth_fn"() returns trigger as \$\$ begin if new.parent_id is not null and not exists (select from comment where id = new.parent_id and post_id = new.post_id and parent_id is null) then raise exception 'a reply hangs on a top-level comment of the same post' using errcode = 'check_violation', constraint = 'comment_depth_check'; end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "comment_depth" BEFORE INSERT on "comment" for each ROW execute function "comment_comment_depth_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "comment" drop constraint "comment_parent_id_foreign";`);

    this.addSql(`drop table if exists "report" cascade;`);
    this.addSql(`drop table if exists "saved_ride" cascade;`);
    this.addSql(`drop table if exists "mute" cascade;`);
    this.addSql(`drop trigger if exists "moment_counters" on "moment";`);
    this.addSql(`drop function if exists "moment_moment_counters_fn"();`);
    this.addSql(`drop table if exists "moment" cascade;`);
    this.addSql(`drop trigger if exists "comment_counters" on "comment";`);
    this.addSql(`drop function if exists "comment_comment_counters_fn"();`);
    this.addSql(`drop trigger if exists "comment_depth" on "comment";`);
    this.addSql(`drop function if exists "comment_comment_depth_fn"();`);
    this.addSql(`drop table if exists "comment" cascade;`);

    this.addSql(`alter table "post" drop constraint "post_counts_check";`);
    this.addSql(`alter table "post" drop column "comment_count";`);
    this.addSql(`alter table "post" add constraint "post_like_count_check" check (like_count >= 0);`);

    this.addSql(`alter table "ride" drop constraint "ride_numbers_check";`);
    this.addSql(`alter table "ride" drop column "moment_count";`);
    this.addSql(`alter table "ride" add constraint "ride_numbers_check" check (distance >= 0 and elevation >= 0 and participant_count >= 0);`);

    this.addSql(`alter table "user" drop column "suspended_at";`);
  }

}
