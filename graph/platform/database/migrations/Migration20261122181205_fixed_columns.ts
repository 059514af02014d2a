import { Migration } from '@mikro-orm/migrations';

export class Migration20261122181205_fixed_columns extends Migration {

  override name = 'Migration20261122181205_fixed_columns';

  override up(): void | Promise<void> {
    // A UUID of version 7: the milliseconds since 1970, then random bits. PostgreSQL 18 has its own function.
    this.addSql(`create or replace function new_id() returns uuid language sql volatile parallel safe return encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid()) placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid;`);

    this.addSql(`create or replace function "route_route_fixed_fn"() returns trigger as \$\$ begin raise exception 'owner_id of route never change' using errcode = 'check_violation', constraint = 'route_fixed'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "route_fixed" before update of "owner_id" on "route" for each row when (row(old."owner_id") is distinct from row(new."owner_id")) execute function "route_route_fixed_fn"();`);
    this.addSql(`create or replace function "post_post_fixed_fn"() returns trigger as \$\$ begin raise exception 'author_id, is_ride of post never change' using errcode = 'check_violation', constraint = 'post_fixed'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_fixed" before update of "author_id", "is_ride" on "post" for each row when (row(old."author_id", old."is_ride") is distinct from row(new."author_id", new."is_ride")) execute function "post_post_fixed_fn"();`);
    this.addSql(`drop trigger if exists "ride_change_notifications" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_change_notifications_fn"();`);
    this.addSql(`create or replace function "ride_ride_change_notifications_fn"() returns trigger as \$\$ begin insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after) select new_id(), rp.user_id, 'rideChanged', new.id, new.id, now(), now(), jsonb_build_object('date', old."date", 'time', to_char(old."time", 'HH24:MI'), 'timeZone', old."time_zone", 'location', old."location"), jsonb_build_object('date', new."date", 'time', to_char(new."time", 'HH24:MI'), 'timeZone', new."time_zone", 'location', new."location") from ride_participant rp join post p on p.id = rp.post_id join "user" recipient on recipient.id = rp.user_id where rp.post_id = new.id and rp.user_id <> p.author_id and not exists (select from silenced_kind silenced where silenced.user_id = rp.user_id and silenced.kind = 'rideChanged') for key share of recipient skip locked on conflict (user_id, kind, subject_id) where read_at is null do update set at = excluded.at, plan_after = excluded.plan_after; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_change_notifications" after update of "date", "time", "time_zone", "location" on "ride" for each row when ((old."date", old."time", old."time_zone", old."location") is distinct from (new."date", new."time", new."time_zone", new."location") and coalesce(greatest(old."starts_at", new."starts_at"), 'infinity') > now()) execute function "ride_ride_change_notifications_fn"();`);
    this.addSql(`create or replace function "moment_moment_fixed_fn"() returns trigger as \$\$ begin raise exception 'post_id, author_id of moment never change' using errcode = 'check_violation', constraint = 'moment_fixed'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "moment_fixed" before update of "post_id", "author_id" on "moment" for each row when (row(old."post_id", old."author_id") is distinct from row(new."post_id", new."author_id")) execute function "moment_moment_fixed_fn"();`);
    this.addSql(`create or replace function "comment_comment_fixed_fn"() returns trigger as \$\$ begin raise exception 'post_id, parent_id, author_id of comment never change' using errcode = 'check_violation', constraint = 'comment_fixed'; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "comment_fixed" before update of "post_id", "parent_id", "author_id" on "comment" for each row when (row(old."post_id", old."parent_id", old."author_id") is distinct from row(new."post_id", new."parent_id", new."author_id")) execute function "comment_comment_fixed_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "comment_fixed" on "comment";`);
    this.addSql(`drop function if exists "comment_comment_fixed_fn"();`);
    this.addSql(`drop trigger if exists "moment_fixed" on "moment";`);
    this.addSql(`drop function if exists "moment_moment_fixed_fn"();`);
    this.addSql(`drop trigger if exists "post_fixed" on "post";`);
    this.addSql(`drop function if exists "post_post_fixed_fn"();`);
    this.addSql(`drop trigger if exists "ride_change_notifications" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_change_notifications_fn"();`);
    this.addSql(`create or replace function "ride_ride_change_notifications_fn"() returns trigger as \$\$ begin insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after) select gen_random_uuid(), rp.user_id, 'rideChanged', new.id, new.id, now(), now(), jsonb_build_object('date', old."date", 'time', to_char(old."time", 'HH24:MI'), 'timeZone', old."time_zone", 'location', old."location"), jsonb_build_object('date', new."date", 'time', to_char(new."time", 'HH24:MI'), 'timeZone', new."time_zone", 'location', new."location") from ride_participant rp join post p on p.id = rp.post_id join "user" recipient on recipient.id = rp.user_id where rp.post_id = new.id and rp.user_id <> p.author_id and not exists (select from silenced_kind silenced where silenced.user_id = rp.user_id and silenced.kind = 'rideChanged') for key share of recipient skip locked on conflict (user_id, kind, subject_id) where read_at is null do update set at = excluded.at, plan_after = excluded.plan_after; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_change_notifications" after update of "date", "time", "time_zone", "location" on "ride" for each row when ((old."date", old."time", old."time_zone", old."location") is distinct from (new."date", new."time", new."time_zone", new."location") and coalesce(greatest(old."starts_at", new."starts_at"), 'infinity') > now()) execute function "ride_ride_change_notifications_fn"();`);
    this.addSql(`drop trigger if exists "route_fixed" on "route";`);
    this.addSql(`drop function if exists "route_route_fixed_fn"();`);
    this.addSql(`drop function if exists new_id();`);
  }

}
