import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128091315_group_pins_and_events extends OnlineMigration {

  override name = 'Migration20261128091315_group_pins_and_events';

  override up(): void | Promise<void> {
    this.addSql(`alter table "group" add column if not exists "pinned_post_id" uuid null, add column if not exists "announced_at" timestamptz(3) null, add column if not exists "announced_before" timestamptz(3) null;`);
    this.addSql(`alter table "event" add column if not exists "group_id" uuid null, add column if not exists "called_off_at" timestamptz(3) null, add column if not exists "called_off_reason" text null;`);
    this.addConstraint('event', 'event_group_id_foreign', 'foreign key ("group_id") references "group" ("id") on delete cascade');
    this.addIndex('event_group_index', '"event" (group_id, starts_at, id) where group_id is not null');
    this.addConstraint('event', 'event_called_off_check', "check ((called_off_at is null) = (called_off_reason is null))");
    this.addSql(`create or replace function "event_event_change_notifications_fn"() returns trigger as \$\$ begin insert into notification (id, user_id, kind, subject_id, since, at, plan_before, plan_after, on_screen) select new_id(), r.user_id, 'eventChanged', new.id, now(), now(), (jsonb_build_object('date', old."date", 'time', to_char(old."time", 'HH24:MI'), 'timeZone', old."time_zone", 'location', old."location") || case when old."called_off_reason" is null then '{}' else jsonb_build_object('calledOffReason', old."called_off_reason") end), (jsonb_build_object('date', new."date", 'time', to_char(new."time", 'HH24:MI'), 'timeZone', new."time_zone", 'location', new."location") || case when new."called_off_reason" is null then '{}' else jsonb_build_object('calledOffReason', new."called_off_reason") end), not exists (select from silenced_kind silenced where silenced.user_id = r.user_id and silenced.kind = 'eventChanged') from event_registration r join "user" recipient on recipient.id = r.user_id where r.event_id = new.id and not (exists (select from silenced_kind silenced where silenced.user_id = r.user_id and silenced.kind = 'eventChanged') and not exists ( select from mail_preference mailed where mailed.user_id = r.user_id and 'eventChanged' = any(mailed.mail_kinds || mailed.digest_kinds) )) for key share of recipient skip locked on conflict (user_id, kind, subject_id) where read_at is null do update set at = excluded.at, plan_after = excluded.plan_after; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "event_change_notifications" after update of "date", "time", "time_zone", "location", "called_off_reason" on "event" for each row when ((old."date", old."time", old."time_zone", old."location", old."called_off_reason") is distinct from (new."date", new."time", new."time_zone", new."location", new."called_off_reason") and greatest(old."starts_at", new."starts_at") > now()) execute function "event_event_change_notifications_fn"();`);
    this.addSql(`create or replace function "event_event_sequence_fn"() returns trigger as \$\$ begin if row(old."title", old."description", old."date", old."time", old."time_zone", old."duration_minutes", old."location", old."distance", old."called_off_reason") is distinct from row(new."title", new."description", new."date", new."time", new."time_zone", new."duration_minutes", new."location", new."distance", new."called_off_reason") then new.sequence := old.sequence + 1; new.changed_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "event_sequence" before update of "title", "description", "date", "time", "time_zone", "duration_minutes", "location", "distance", "called_off_reason" on "event" for each row execute function "event_event_sequence_fn"();`);
    this.addConstraint('silenced_kind', 'silenced_kind_check', "check (kind in ('join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved', 'announced', 'eventChanged'))");
    this.addSql(`create or replace function "post_post_pin_fn"() returns trigger as \$\$ begin if tg_op = 'DELETE' or new.group_id is distinct from old.group_id then update "group" set pinned_post_id = null where id = old.group_id and pinned_post_id = old.id; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_pin" after update of "group_id" or delete on "post" for each row when (old."group_id" is not null) execute function "post_post_pin_fn"();`);
    this.addConstraint('mail_preference', 'mail_preference_kinds_check', "check (mail_kinds <@ array['join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved', 'announced', 'eventChanged'] and digest_kinds <@ array['join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved', 'announced', 'eventChanged'])");
    this.addConstraint('notification', 'notification_kind_check', "check (kind in ('join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved', 'announced', 'eventChanged'))");
  }

  override down(): void | Promise<void> {
    for (const table of ['notification', 'silenced_kind']) this.addSql(`delete from "${table}" where kind in ('announced', 'eventChanged');`);
    const without = (column: string) =>
      `${column} = array(select kind from unnest(${column}) kind where kind <> all(array['announced', 'eventChanged']))`;
    this.addSql(`update "mail_preference" set ${without('mail_kinds')}, ${without('digest_kinds')};`);
    this.addSql(`alter table "event" drop constraint if exists "event_group_id_foreign";`);
    this.addSql(`drop index if exists "event_group_index";`);
    this.addSql(`alter table "event" drop constraint if exists "event_called_off_check";`);
    this.addSql(`drop trigger if exists "event_change_notifications" on "event";`);
    this.addSql(`drop function if exists "event_event_change_notifications_fn"();`);
    this.addSql(`create or replace function "event_event_sequence_fn"() returns trigger as \$\$ begin if row(old."title", old."description", old."date", old."time", old."time_zone", old."duration_minutes", old."location", old."distance") is distinct from row(new."title", new."description", new."date", new."time", new."time_zone", new."duration_minutes", new."location", new."distance") then new.sequence := old.sequence + 1; new.changed_at := now(); end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "event_sequence" before update of "title", "description", "date", "time", "time_zone", "duration_minutes", "location", "distance" on "event" for each row execute function "event_event_sequence_fn"();`);
    this.addConstraint('mail_preference', 'mail_preference_kinds_check', "check (mail_kinds <@ array['join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved'] and digest_kinds <@ array['join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved'])");
    this.addConstraint('notification', 'notification_kind_check', "check (kind in ('join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved'))");
    this.addSql(`drop trigger if exists "post_pin" on "post";`);
    this.addSql(`drop function if exists "post_post_pin_fn"();`);
    this.addConstraint('silenced_kind', 'silenced_kind_check', "check (kind in ('join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow', 'rideDeleted', 'placeGiven', 'removed', 'decided', 'warning', 'appointed', 'groupRemoved'))");
    this.addSql(`alter table "event" drop column if exists "group_id", drop column if exists "called_off_at", drop column if exists "called_off_reason";`);
    this.addSql(`alter table "group" drop column if exists "pinned_post_id", drop column if exists "announced_at", drop column if exists "announced_before";`);
  }

}
