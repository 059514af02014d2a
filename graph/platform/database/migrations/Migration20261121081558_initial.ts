import { Migration } from '@mikro-orm/migrations';

export class Migration20261121081558_initial extends Migration {

  override name = 'Migration20261121081558_initial';

  override up(): void | Promise<void> {
    this.addSql(`create table "event" ("id" uuid not null, "title" text not null, "description" text null, "date" date not null, "time" time(0) not null, "time_zone" text not null, "starts_at" timestamptz(3) generated always as ((("date" + "time") at time zone "time_zone")) stored not null, "duration_minutes" int not null default 120, "ends_at" timestamptz(3) generated always as ((("date" + "time" + make_interval(mins => "duration_minutes")) at time zone "time_zone")) stored not null, "location" text not null, "type" varchar(20) not null default 'group_ride', "difficulty" text null, "distance" double precision null, "max_participants" int null, "participant_count" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "event_starts_at_index" on "event" (starts_at, id);`);

    this.addSql(`create table "group" ("id" uuid not null, "name" text not null, "description" text null, "picture" text null, "member_count" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "group_popular_index" on "group" (member_count desc, name, id);`);

    this.addSql(`create table "user" ("id" uuid not null, "username" varchar(30) not null, "display_name" varchar(200) not null, "password_hash" text not null, "profile_picture" text null, "bio" text null, "email" text null, "phone" text null, "location" text null, "monthly_goal" double precision not null default 250, "units_preference" varchar(10) not null default 'imperial', "time_zone" text null, "post_count" int not null default 0, "public_post_count" int not null default 0, "ride_count" int not null default 0, "public_ride_count" int not null default 0, "follower_count" int not null default 0, "following_count" int not null default 0, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create unique index "user_username_key" on "user" (lower("username"));`);

    this.addSql(`create table "session" ("token_hash" varchar(64) not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) not null default now(), primary key ("token_hash"));`);
    this.addSql(`create index "session_user_id_index" on "session" ("user_id");`);

    this.addSql(`create table "post" ("id" uuid not null, "author_id" uuid not null, "group_id" uuid null, "content" text not null, "media_urls" text[] not null default '{}', "privacy" varchar(10) not null default 'public', "is_ride" boolean not null default false, "like_count" int not null default 0, "created_at" timestamptz(3) not null default now(), "updated_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "post_newest_index" on "post" (created_at desc, id desc) include (author_id, group_id, privacy);`);
    this.addSql(`create index "post_group_index" on "post" (group_id, created_at desc, id desc) where group_id is not null;`);
    this.addSql(`create index "post_author_index" on "post" (author_id, created_at desc, id desc) include (privacy, group_id);`);

    this.addSql(`create table "ride" ("id" uuid not null, "distance" double precision not null default 0, "pace" text null, "type" text not null default 'road', "elevation" double precision not null default 0, "date" date null, "time" time(0) null, "time_zone" text not null, "starts_at" timestamptz(3) generated always as ((("date" + "time") at time zone "time_zone")) stored null, "location" text null, "duration" text null, "participant_count" int not null default 0, primary key ("id"));`);
    this.addSql(`create index "ride_starts_at_index" on "ride" (starts_at, id);`);

    this.addSql(`create table "ride_participant" ("post_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("post_id", "user_id"));`);
    this.addSql(`create index "ride_participant_joined_index" on "ride_participant" ("post_id", "created_at", "user_id");`);
    this.addSql(`create index "ride_participant_user_id_index" on "ride_participant" ("user_id", "post_id");`);

    this.addSql(`create table "post_like" ("post_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("post_id", "user_id"));`);
    this.addSql(`create index "post_like_user_id_index" on "post_like" ("user_id");`);

    this.addSql(`create table "media" ("hash" varchar(64) not null, "owner_id" uuid null, "width" int not null, "height" int not null, "byte_count" int not null, "created_at" timestamptz(3) not null default now(), primary key ("hash"));`);
    this.addSql(`create index "media_owner_id_index" on "media" ("owner_id");`);

    this.addSql(`create table "group_member" ("group_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("group_id", "user_id"));`);
    this.addSql(`create index "group_member_user_id_index" on "group_member" ("user_id", "group_id");`);

    this.addSql(`create table "follow" ("follower_id" uuid not null, "followed_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("follower_id", "followed_id"));`);
    this.addSql(`create index "follow_followed_id_index" on "follow" ("followed_id", "follower_id");`);

    this.addSql(`create table "event_registration" ("event_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("event_id", "user_id"));`);
    this.addSql(`create index "event_registration_user_id_index" on "event_registration" ("user_id", "event_id");`);

    this.addSql(`alter table "event" add constraint "event_capacity_check" check (participant_count <= max_participants);`);
    this.addSql(`alter table "event" add constraint "event_numbers_check" check (participant_count >= 0 and max_participants > 0 and distance >= 0 and duration_minutes > 0);`);

    this.addSql(`alter table "group" add constraint "group_counts_check" check (member_count >= 0);`);

    this.addSql(`alter table "user" add constraint "user_monthly_goal_check" check (monthly_goal >= 1);`);
    this.addSql(`alter table "user" add constraint "user_counts_check" check (least(post_count, ride_count, public_post_count, public_ride_count, follower_count, following_count) >= 0);`);

    this.addSql(`alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "post" add constraint "post_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "post" add constraint "post_group_id_foreign" foreign key ("group_id") references "group" ("id") on delete cascade;`);
    this.addSql(`alter table "post" add constraint "post_privacy_check" check (privacy in ('public', 'group', 'private') and (privacy <> 'group' or group_id is not null));`);
    this.addSql(`alter table "post" add constraint "post_like_count_check" check (like_count >= 0);`);
    this.addSql(`create or replace function "post_post_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then if not new.is_ride then update "user" set "post_count" = "post_count" + 1 where id = new."author_id"; end if; if not new.is_ride and new.privacy = 'public' then update "user" set "public_post_count" = "public_post_count" + 1 where id = new."author_id"; end if; if new.is_ride then update "user" set "ride_count" = "ride_count" + 1 where id = new."author_id"; end if; if new.is_ride and new.privacy = 'public' then update "user" set "public_ride_count" = "public_ride_count" + 1 where id = new."author_id"; end if; end if; if tg_op = 'DELETE' then if not old.is_ride then update "user" set "post_count" = "post_count" - 1 where id = old."author_id"; end if; if not old.is_ride and old.privacy = 'public' then update "user" set "public_post_count" = "public_post_count" - 1 where id = old."author_id"; end if; if old.is_ride then update "user" set "ride_count" = "ride_count" - 1 where id = old."author_id"; end if; if old.is_ride and old.privacy = 'public' then update "user" set "public_ride_count" = "public_ride_count" - 1 where id = old."author_id"; end if; end if; if tg_op = 'UPDATE' then if (not old.is_ride) <> (not new.is_ride) then if not old.is_ride then update "user" set "post_count" = "post_count" - 1 where id = old."author_id"; end if; if not new.is_ride then update "user" set "post_count" = "post_count" + 1 where id = new."author_id"; end if; end if; if (not old.is_ride and old.privacy = 'public') <> (not new.is_ride and new.privacy = 'public') then if not old.is_ride and old.privacy = 'public' then update "user" set "public_post_count" = "public_post_count" - 1 where id = old."author_id"; end if; if not new.is_ride and new.privacy = 'public' then update "user" set "public_post_count" = "public_post_count" + 1 where id = new."author_id"; end if; end if; if (old.is_ride) <> (new.is_ride) then if old.is_ride then update "user" set "ride_count" = "ride_count" - 1 where id = old."author_id"; end if; if new.is_ride then update "user" set "ride_count" = "ride_count" + 1 where id = new."author_id"; end if; end if; if (old.is_ride and old.privacy = 'public') <> (new.is_ride and new.privacy = 'public') then if old.is_ride and old.privacy = 'public' then update "user" set "public_ride_count" = "public_ride_count" - 1 where id = old."author_id"; end if; if new.is_ride and new.privacy = 'public' then update "user" set "public_ride_count" = "public_ride_count" + 1 where id = new."author_id"; end if; end if; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_counters" AFTER INSERT OR UPDATE OR DELETE on "post" for each ROW execute function "post_post_counters_fn"();`);

    this.addSql(`alter table "ride" add constraint "ride_id_foreign" foreign key ("id") references "post" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "ride" add constraint "ride_numbers_check" check (distance >= 0 and elevation >= 0 and participant_count >= 0);`);

    this.addSql(`alter table "ride_participant" add constraint "ride_participant_post_id_foreign" foreign key ("post_id") references "ride" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "ride_participant" add constraint "ride_participant_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "ride_participant_ride_participant_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "ride" set "participant_count" = "participant_count" + 1 where id = new."post_id"; end if; if tg_op = 'DELETE' then update "ride" set "participant_count" = "participant_count" - 1 where id = old."post_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_participant_counters" AFTER INSERT OR DELETE on "ride_participant" for each ROW execute function "ride_participant_ride_participant_counters_fn"();`);

    this.addSql(`alter table "post_like" add constraint "post_like_post_id_foreign" foreign key ("post_id") references "post" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "post_like" add constraint "post_like_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "post_like_post_like_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "post" set "like_count" = "like_count" + 1 where id = new."post_id"; end if; if tg_op = 'DELETE' then update "post" set "like_count" = "like_count" - 1 where id = old."post_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_like_counters" AFTER INSERT OR DELETE on "post_like" for each ROW execute function "post_like_post_like_counters_fn"();`);

    this.addSql(`alter table "media" add constraint "media_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete set null;`);

    this.addSql(`alter table "group_member" add constraint "group_member_group_id_foreign" foreign key ("group_id") references "group" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "group_member" add constraint "group_member_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "group_member_group_member_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "group" set "member_count" = "member_count" + 1 where id = new."group_id"; end if; if tg_op = 'DELETE' then update "group" set "member_count" = "member_count" - 1 where id = old."group_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "group_member_counters" AFTER INSERT OR DELETE on "group_member" for each ROW execute function "group_member_group_member_counters_fn"();`);

    this.addSql(`alter table "follow" add constraint "follow_follower_id_foreign" foreign key ("follower_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "follow" add constraint "follow_followed_id_foreign" foreign key ("followed_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "follow" add constraint "follow_self_check" check (follower_id <> followed_id);`);
    this.addSql(`create or replace function "follow_follow_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then perform 1 from "user" where id in (new."follower_id", new."followed_id") order by id for no key update; update "user" set "following_count" = "following_count" + 1 where id = new."follower_id"; update "user" set "follower_count" = "follower_count" + 1 where id = new."followed_id"; end if; if tg_op = 'DELETE' then perform 1 from "user" where id in (old."follower_id", old."followed_id") order by id for no key update; update "user" set "following_count" = "following_count" - 1 where id = old."follower_id"; update "user" set "follower_count" = "follower_count" - 1 where id = old."followed_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "follow_counters" AFTER INSERT OR DELETE on "follow" for each ROW execute function "follow_follow_counters_fn"();`);

    this.addSql(`alter table "event_registration" add constraint "event_registration_event_id_foreign" foreign key ("event_id") references "event" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "event_registration" add constraint "event_registration_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`create or replace function "event_registration_event_registration_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "event" set "participant_count" = "participant_count" + 1 where id = new."event_id"; end if; if tg_op = 'DELETE' then update "event" set "participant_count" = "participant_count" - 1 where id = old."event_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "event_registration_counters" AFTER INSERT OR DELETE on "event_registration" for each ROW execute function "event_registration_event_registration_counters_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "event_registration" drop constraint "event_registration_event_id_foreign";`);
    this.addSql(`alter table "post" drop constraint "post_group_id_foreign";`);
    this.addSql(`alter table "group_member" drop constraint "group_member_group_id_foreign";`);
    this.addSql(`alter table "session" drop constraint "session_user_id_foreign";`);
    this.addSql(`alter table "post" drop constraint "post_author_id_foreign";`);
    this.addSql(`alter table "ride_participant" drop constraint "ride_participant_user_id_foreign";`);
    this.addSql(`alter table "post_like" drop constraint "post_like_user_id_foreign";`);
    this.addSql(`alter table "media" drop constraint "media_owner_id_foreign";`);
    this.addSql(`alter table "group_member" drop constraint "group_member_user_id_foreign";`);
    this.addSql(`alter table "follow" drop constraint "follow_follower_id_foreign";`);
    this.addSql(`alter table "follow" drop constraint "follow_followed_id_foreign";`);
    this.addSql(`alter table "event_registration" drop constraint "event_registration_user_id_foreign";`);
    this.addSql(`alter table "ride" drop constraint "ride_id_foreign";`);
    this.addSql(`alter table "post_like" drop constraint "post_like_post_id_foreign";`);
    this.addSql(`alter table "ride_participant" drop constraint "ride_participant_post_id_foreign";`);

    this.addSql(`drop table if exists "event" cascade;`);
    this.addSql(`drop table if exists "group" cascade;`);
    this.addSql(`drop table if exists "user" cascade;`);
    this.addSql(`drop table if exists "session" cascade;`);
    this.addSql(`drop trigger if exists "post_counters" on "post";`);
    this.addSql(`drop function if exists "post_post_counters_fn"();`);
    this.addSql(`drop table if exists "post" cascade;`);
    this.addSql(`drop table if exists "ride" cascade;`);
    this.addSql(`drop trigger if exists "ride_participant_counters" on "ride_participant";`);
    this.addSql(`drop function if exists "ride_participant_ride_participant_counters_fn"();`);
    this.addSql(`drop table if exists "ride_participant" cascade;`);
    this.addSql(`drop trigger if exists "post_like_counters" on "post_like";`);
    this.addSql(`drop function if exists "post_like_post_like_counters_fn"();`);
    this.addSql(`drop table if exists "post_like" cascade;`);
    this.addSql(`drop table if exists "media" cascade;`);
    this.addSql(`drop trigger if exists "group_member_counters" on "group_member";`);
    this.addSql(`drop function if exists "group_member_group_member_counters_fn"();`);
    this.addSql(`drop table if exists "group_member" cascade;`);
    this.addSql(`drop trigger if exists "follow_counters" on "follow";`);
    this.addSql(`drop function if exists "follow_follow_counters_fn"();`);
    this.addSql(`drop table if exists "follow" cascade;`);
    this.addSql(`drop trigger if exists "event_registration_counters" on "event_registration";`);
    this.addSql(`drop function if exists "event_registration_event_registration_counters_fn"();`);
    this.addSql(`drop table if exists "event_registration" cascade;`);
  }

}
