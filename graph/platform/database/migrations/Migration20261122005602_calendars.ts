import { Migration } from '@mikro-orm/migrations';

export class Migration20261122005602_calendars extends Migration {

  override name = 'Migration20261122005602_calendars';

  override up(): void | Promise<void> {
    this.addSql(`create table "calendar_cancellation" ("subject_id" uuid not null, "is_event" boolean not null, "group_id" uuid null, "privacy" varchar(10) not null, "participant_ids" uuid[] not null, "starts_at" timestamptz(3) not null, "time_zone" text not null, "sequence" int not null, "cancelled_at" timestamptz(3) not null, primary key ("subject_id"));`);
    this.addSql(`create index "calendar_cancellation_cancelled_at_index" on "calendar_cancellation" ("cancelled_at");`);
    this.addSql(`create index "calendar_cancellation_group_index" on "calendar_cancellation" ("group_id", "starts_at");`);
    this.addSql(`create index "calendar_cancellation_participants_index" on "calendar_cancellation" using gin (participant_ids);`);

    this.addSql(`create table "calendar_feed" ("id" uuid not null, "user_id" uuid not null, "kind" varchar(10) not null, "group_id" uuid null, "secret_hash" varchar(64) not null, "created_at" timestamptz(3) not null default now(), "last_read_at" timestamptz(3) null, primary key ("id"));`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_secret_hash_unique" unique ("secret_hash");`);
    this.addSql(`create index "calendar_feed_group_id_index" on "calendar_feed" ("group_id");`);
    this.addSql(`create unique index "calendar_feed_one_key" on "calendar_feed" (user_id, kind, coalesce(group_id, '00000000-0000-0000-0000-000000000000'));`);
    this.addSql(`create index "calendar_feed_newest_index" on "calendar_feed" ("user_id", "created_at", "id");`);

    this.addSql(`alter table "event" add "sequence" int not null default 0, add "changed_at" timestamptz(3) not null default now();`);
    this.addSql(`create or replace function "event_event_cancellation_fn"() returns trigger as \$\$ begin if old.starts_at > now() - interval '1 day' then insert into calendar_cancellation (subject_id, is_event, group_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at) values (old.id, true, null, 'public', '{}', old.starts_at, old.time_zone, old.sequence + 1, now()) on conflict do nothing; end if; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "event_cancellation" BEFORE DELETE on "event" for each ROW execute function "event_event_cancellation_fn"();`);
    this.addSql(`create or replace function "event_event_sequence_fn"() returns trigger as \$\$ begin if row(old."title", old."description", old."date", old."time", old."time_zone", old."duration_minutes", old."location", old."distance") is distinct from row(new."title", new."description", new."date", new."time", new."time_zone", new."duration_minutes", new."location", new."distance") then new.sequence := old.sequence + 1; new.changed_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "event_sequence" before update of "title", "description", "date", "time", "time_zone", "duration_minutes", "location", "distance" on "event" for each row execute function "event_event_sequence_fn"();`);

    this.addSql(`create or replace function "user_user_cancellation_fn"() returns trigger as \$\$ begin update calendar_cancellation set participant_ids = array_remove(participant_ids, old.id) where participant_ids @> array[old.id]; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "user_cancellation" BEFORE DELETE on "user" for each ROW execute function "user_user_cancellation_fn"();`);

    this.addSql(`create or replace function "post_post_cancellation_fn"() returns trigger as \$\$ begin if old.is_ride then insert into calendar_cancellation (subject_id, is_event, group_id, privacy, participant_ids, starts_at, time_zone, sequence, cancelled_at) select r.id, false, old.group_id, old.privacy, array( select rp.user_id from ride_participant rp join "user" u on u.id = rp.user_id where rp.post_id = r.id and (old.privacy = 'public' or rp.user_id = old.author_id or (old.privacy = 'group' and exists ( select from group_member m where m.group_id = old.group_id and m.user_id = rp.user_id ))) ), r.starts_at, r.time_zone, r.sequence + 1, now() from ride r where r.id = old.id and r.starts_at > now() - interval '1 day' on conflict do nothing; end if; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_cancellation" BEFORE DELETE on "post" for each ROW execute function "post_post_cancellation_fn"();`);
    this.addSql(`create or replace function "post_post_sequence_fn"() returns trigger as \$\$ begin if row(old."content") is distinct from row(new."content") then update ride set sequence = sequence + 1, changed_at = now() where id = new.id; end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_sequence" after update of "content" on "post" for each row execute function "post_post_sequence_fn"();`);

    this.addSql(`alter table "ride" add "sequence" int not null default 0, add "changed_at" timestamptz(3) not null default now();`);
    this.addSql(`create or replace function "ride_ride_sequence_fn"() returns trigger as \$\$ begin if row(old."date", old."time", old."time_zone", old."location", old."distance", old."elevation", old."type", old."duration") is distinct from row(new."date", new."time", new."time_zone", new."location", new."distance", new."elevation", new."type", new."duration") then new.sequence := old.sequence + 1; new.changed_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_sequence" before update of "date", "time", "time_zone", "location", "distance", "elevation", "type", "duration" on "ride" for each row execute function "ride_ride_sequence_fn"();`);

    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_group_id_foreign" foreign key ("group_id") references "group" ("id") on delete cascade;`);
    this.addSql(`alter table "calendar_feed" add constraint "calendar_feed_kind_check" check (kind in ('rides', 'group', 'events') and (kind = 'group') = (group_id is not null));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "calendar_cancellation" cascade;`);
    this.addSql(`drop table if exists "calendar_feed" cascade;`);

    this.addSql(`drop trigger if exists "event_cancellation" on "event";`);
    this.addSql(`drop function if exists "event_event_cancellation_fn"();`);
    this.addSql(`drop trigger if exists "event_sequence" on "event";`);
    this.addSql(`drop function if exists "event_event_sequence_fn"();`);
    this.addSql(`alter table "event" drop column "sequence", drop column "changed_at";`);

    this.addSql(`drop trigger if exists "post_cancellation" on "post";`);
    this.addSql(`drop function if exists "post_post_cancellation_fn"();`);
    this.addSql(`drop trigger if exists "post_sequence" on "post";`);
    this.addSql(`drop function if exists "post_post_sequence_fn"();`);

    this.addSql(`drop trigger if exists "ride_sequence" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_sequence_fn"();`);
    this.addSql(`alter table "ride" drop column "sequence", drop column "changed_at";`);

    this.addSql(`drop trigger if exists "user_cancellation" on "user";`);
    this.addSql(`drop function if exists "user_user_cancellation_fn"();`);
  }

}
