import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128091410_ride_series extends OnlineMigration {

  override name = 'Migration20261128091410_ride_series';

  override up(): void | Promise<void> {
    this.addSql(`create table if not exists "ride_series" ("id" uuid not null, "author_id" uuid not null, "rule" text not null, "starts_on" date not null, "time" time(0) not null, "time_zone" text not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addIndex('ride_series_author_index', '"ride_series" ("author_id", "created_at", "id")');

    this.addSql(`create table if not exists "ride_series_member" ("series_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("series_id", "user_id"));`);
    this.addIndex('ride_series_member_user_id_index', '"ride_series_member" ("user_id", "series_id")');

    this.addSql(`alter table "ride" add column if not exists "series_id" uuid null, add column if not exists "series_date" date null;`);
    this.addSql('create unique index concurrently if not exists "ride_series_date_key" on "ride" (series_id, series_date) where series_id is not null;');
    this.addSql(`create or replace function "ride_ride_series_deletion_fn"() returns trigger as \$\$ begin if old.series_id is not null and old.starts_at > now() then update post p set created_at = due.turn, updated_at = least(p.updated_at, due.turn) from ( select r.id, greatest(lag(r.starts_at) over (order by r.starts_at, r.id), now())::timestamptz(3) as turn from ride r where r.series_id = old.series_id ) due where p.id = due.id and p.created_at > now() and p.created_at <> due.turn; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_series_deletion" AFTER DELETE on "ride" for each ROW execute function "ride_ride_series_deletion_fn"();`);
    this.addSql(`create or replace function "ride_ride_series_move_fn"() returns trigger as \$\$ begin update post p set created_at = due.turn, updated_at = least(p.updated_at, due.turn) from ( select r.id, greatest(lag(r.starts_at) over (order by r.starts_at, r.id), now())::timestamptz(3) as turn from ride r where r.series_id = new.series_id ) due where p.id = due.id and p.created_at > now() and p.created_at <> due.turn; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_series_move" after update of "date", "time", "time_zone" on "ride" for each row when (new."series_id" is not null and old."starts_at" is distinct from new."starts_at") execute function "ride_ride_series_move_fn"();`);

    this.addSql(`create or replace function "post_post_clock_fn"() returns trigger as \$\$ begin if new.created_at > now() + interval '1 minute' and new.created_at < '2999-12-31T00:00:00.000Z' then new.created_at := now(); new.updated_at := least(new.updated_at, now()); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_clock" BEFORE INSERT on "post" for each ROW execute function "post_post_clock_fn"();`);

    this.addConstraint('ride_series', 'ride_series_author_id_foreign', 'foreign key ("author_id") references "user" ("id") on delete cascade');

    this.addConstraint('ride_series_member', 'ride_series_member_series_id_foreign', 'foreign key ("series_id") references "ride_series" ("id") on update cascade on delete cascade');
    this.addConstraint('ride_series_member', 'ride_series_member_user_id_foreign', 'foreign key ("user_id") references "user" ("id") on update cascade on delete cascade');
  }

  override down(): void | Promise<void> {

    this.addSql(`drop table if exists "ride_series_member" cascade;`);
    this.addSql(`drop table if exists "ride_series" cascade;`);

    this.addSql(`drop index if exists "ride_series_date_key";`);
    this.addSql(`drop trigger if exists "ride_series_deletion" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_series_deletion_fn"();`);
    this.addSql(`drop trigger if exists "ride_series_move" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_series_move_fn"();`);
    this.addSql(`drop trigger if exists "post_clock" on "post";`);
    this.addSql(`drop function if exists "post_post_clock_fn"();`);
    this.addSql(`alter table "ride" drop column if exists "series_id", drop column if exists "series_date";`);
  }

}
