import { OnlineMigration } from '../OnlineMigration.ts';

const rideChange = `create trigger "ride_change_notifications" after update of "date", "time", "time_zone", "location" on "ride" for each row when ((old."date", old."time", old."time_zone", old."location") is distinct from (new."date", new."time", new."time_zone", new."location") and coalesce(greatest(old."starts_at", new."starts_at"), 'infinity') > now()) execute function "ride_ride_change_notifications_fn"();`;
const start = `first_instant("date" + "time", "time_zone")`;

/** Writes the zone again if the start or the end changes. This fires the trigger that computes them and the one for calendars. */
const again = (table: string, isChanged: string) =>
  `update "${table}" set time_zone = time_zone, sequence = sequence + 1, changed_at = now() where id in (select id from "${table}" where ${isChanged} order by id limit 500 for no key update)`;

export class Migration20261122213802_first_instants extends OnlineMigration {

  override name = 'Migration20261122213802_first_instants';

  override up(): void | Promise<void> {
    // PostgreSQL interprets an ambiguous time as the second of the two. The first one has the offset of the day
    // before. Only arithmetic without a time zone is immutable, so the computation uses UTC.
    this.addSql(`create or replace function first_instant(clock timestamp, zone text) returns timestamptz language sql immutable parallel safe return (select case when first.instant < second.instant and first.instant at time zone zone = clock then first.instant else second.instant end from (select clock at time zone zone as instant) second, lateral (select (second.instant at time zone 'UTC') - interval '24 hours' as day_before) before, lateral (select (clock - ((before.day_before at time zone 'UTC' at time zone zone) - before.day_before)) at time zone 'UTC' as instant) first);`);

    // A trigger that exists before the generation is dropped has no effect. One created after it would miss a concurrent write.
    this.addSql(`create or replace function "event_event_start_fn"() returns trigger as \$\$ begin new."starts_at" := first_instant(new."date" + new."time", new."time_zone"); new."ends_at" := new."starts_at" + make_interval(mins => new."duration_minutes"); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "event_start" before insert or update of "date", "time", "time_zone", "duration_minutes", "starts_at", "ends_at" on "event" for each row execute function "event_event_start_fn"();`);
    this.addSql(`alter table "event" alter column "starts_at" drop expression if exists, alter column "ends_at" drop expression if exists;`);
    this.addBatches(again('event', `starts_at is distinct from ${start} or ends_at is distinct from ${start} + make_interval(mins => "duration_minutes")`));

    this.addSql(`create or replace function "ride_ride_start_fn"() returns trigger as \$\$ begin new."starts_at" := first_instant(new."date" + new."time", new."time_zone"); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_start" before insert or update of "date", "time", "time_zone", "starts_at" on "ride" for each row execute function "ride_ride_start_fn"();`);
    this.addSql(`alter table "ride" alter column "starts_at" drop expression if exists;`);
    this.addBatches(again('ride', `starts_at is distinct from ${start}`));
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "event_start" on "event";`);
    this.addSql(`drop function if exists "event_event_start_fn"();`);
    this.addSql(`alter table "event" drop column "starts_at", drop column "ends_at";`);
    this.addSql(`alter table "event" add "starts_at" timestamptz(3) generated always as ((("date" + "time") at time zone "time_zone")) stored not null, add "ends_at" timestamptz(3) generated always as ((("date" + "time" + make_interval(mins => "duration_minutes")) at time zone "time_zone")) stored not null;`);
    this.addSql(`create index "event_starts_at_index" on "event" (starts_at, id);`);

    this.addSql(`drop trigger if exists "ride_start" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_start_fn"();`);
    this.addSql(`drop trigger if exists "ride_change_notifications" on "ride";`);
    this.addSql(`alter table "ride" drop column "starts_at";`);
    this.addSql(`alter table "ride" add "starts_at" timestamptz(3) generated always as ((("date" + "time") at time zone "time_zone")) stored null;`);
    this.addSql(`create index "ride_starts_at_index" on "ride" (starts_at, id);`);
    this.addSql(rideChange);

    this.addSql(`drop function if exists first_instant(timestamp, text);`);
  }

}
