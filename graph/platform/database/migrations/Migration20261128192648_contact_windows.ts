import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128192648_contact_windows extends OnlineMigration {

  override name = 'Migration20261128192648_contact_windows';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ride" add column if not exists "start_moved_at" timestamptz(3) null, add column if not exists "known_start" timestamptz(3) null, add column if not exists "known_end" timestamptz(3) null;`);
    this.addSql(`create or replace function "ride_ride_start_known_fn"() returns trigger as \$\$ begin if (old.starts_at, (old.starts_at + make_interval(mins => least((select case when sum > 0 then least(sum, 10080) else 120 end::int from ( select round( coalesce(replace(coalesce(substring(words from '^([0-9]{1,3}):[0-5][0-9]\$'), substring(words from '([0-9]{1,3}(?:[.,][0-9]{1,2})?)[\\s\\u00a0\\u202f]*[hH]')), ',', '.')::numeric, 0) * 60 + coalesce(coalesce(substring(words from '^[0-9]{1,3}:([0-5][0-9])\$'), substring(words from '([0-9]{1,4})[\\s\\u00a0\\u202f]*[mM](?:[iI][nN]|(?![A-Za-z0-9_]))'))::numeric, 0) ) as sum from (select btrim(old.duration, E' \\n\\r\\t') as words) given ) read), 1440)))) is distinct from (new.starts_at, (new.starts_at + make_interval(mins => least((select case when sum > 0 then least(sum, 10080) else 120 end::int from ( select round( coalesce(replace(coalesce(substring(words from '^([0-9]{1,3}):[0-5][0-9]\$'), substring(words from '([0-9]{1,3}(?:[.,][0-9]{1,2})?)[\\s\\u00a0\\u202f]*[hH]')), ',', '.')::numeric, 0) * 60 + coalesce(coalesce(substring(words from '^[0-9]{1,3}:([0-5][0-9])\$'), substring(words from '([0-9]{1,4})[\\s\\u00a0\\u202f]*[mM](?:[iI][nN]|(?![A-Za-z0-9_]))'))::numeric, 0) ) as sum from (select btrim(new.duration, E' \\n\\r\\t') as words) given ) read), 1440)))) then if old.start_moved_at is null or (old.start_moved_at + interval '24 hours' <= least(old.starts_at, now())) then new.known_start := old.starts_at; new.known_end := (old.starts_at + make_interval(mins => least((select case when sum > 0 then least(sum, 10080) else 120 end::int from ( select round( coalesce(replace(coalesce(substring(words from '^([0-9]{1,3}):[0-5][0-9]\$'), substring(words from '([0-9]{1,3}(?:[.,][0-9]{1,2})?)[\\s\\u00a0\\u202f]*[hH]')), ',', '.')::numeric, 0) * 60 + coalesce(coalesce(substring(words from '^[0-9]{1,3}:([0-5][0-9])\$'), substring(words from '([0-9]{1,4})[\\s\\u00a0\\u202f]*[mM](?:[iI][nN]|(?![A-Za-z0-9_]))'))::numeric, 0) ) as sum from (select btrim(old.duration, E' \\n\\r\\t') as words) given ) read), 1440))); end if; new.start_moved_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_start_known" before update of "date", "time", "time_zone", "starts_at", "duration" on "ride" for each row execute function "ride_ride_start_known_fn"();`);
    // Dates that were added to a series were copies of the day before them, too. A leader writes the note of a ride, so only equal notes are copies.
    const copied = `exists (select from "ride" earlier where earlier.series_id = "ride".series_id and earlier.series_date < "ride".series_date and (earlier.leader_note = "ride".leader_note or earlier.thanked_at = "ride".thanked_at))`;
    this.addWalk('ride', 'leader_note = null, thanked_at = null', `starts_at > now() and series_id is not null and (leader_note is not null or thanked_at is not null) and ${copied}`);
    this.addWalk('ride', 'here_count = (select count(*) from "ride_participant" rp where rp.post_id = "ride".id and rp.is_here)', `series_id is not null and here_count <> (select count(*) from "ride_participant" rp where rp.post_id = "ride".id and rp.is_here)`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "ride_start_known" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_start_known_fn"();`);
    this.addSql(`alter table "ride" drop column if exists "start_moved_at", drop column if exists "known_start", drop column if exists "known_end";`);
  }

}
