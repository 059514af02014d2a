import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261129181800_meeting_points extends OnlineMigration {

  override name = 'Migration20261129181800_meeting_points';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ride" add column if not exists "meeting_lat" double precision null, add column if not exists "meeting_lng" double precision null;`);
    this.addConstraint('ride', 'ride_meeting_point_check', 'check ((meeting_lat is null) = (meeting_lng is null) and meeting_lat between -90 and 90 and meeting_lng between -180 and 180)');
    this.addSql(`create or replace function "ride_ride_sequence_fn"() returns trigger as \$\$ begin if row(old."date", old."time", old."time_zone", old."location", old."meeting_lat", old."meeting_lng", old."distance", old."elevation", old."type", old."duration", old."called_off_reason") is distinct from row(new."date", new."time", new."time_zone", new."location", new."meeting_lat", new."meeting_lng", new."distance", new."elevation", new."type", new."duration", new."called_off_reason") then new.sequence := old.sequence + 1; new.changed_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_sequence" before update of "date", "time", "time_zone", "location", "meeting_lat", "meeting_lng", "distance", "elevation", "type", "duration", "called_off_reason" on "ride" for each row execute function "ride_ride_sequence_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create or replace function "ride_ride_sequence_fn"() returns trigger as \$\$ begin if row(old."date", old."time", old."time_zone", old."location", old."distance", old."elevation", old."type", old."duration", old."called_off_reason") is distinct from row(new."date", new."time", new."time_zone", new."location", new."distance", new."elevation", new."type", new."duration", new."called_off_reason") then new.sequence := old.sequence + 1; new.changed_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_sequence" before update of "date", "time", "time_zone", "location", "distance", "elevation", "type", "duration", "called_off_reason" on "ride" for each row execute function "ride_ride_sequence_fn"();`);
    this.addSql(`alter table "ride" drop constraint if exists "ride_meeting_point_check";`);
    this.addSql(`alter table "ride" drop column if exists "meeting_lat", drop column if exists "meeting_lng";`);
  }

}
