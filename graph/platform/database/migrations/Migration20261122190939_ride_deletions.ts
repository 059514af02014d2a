import { OnlineMigration } from '../OnlineMigration.ts';

const before = ['join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow'];
const checks = [
  ['notification', 'notification_kind_check'],
  ['silenced_kind', 'silenced_kind_check'],
] as const;
const checkOf = (kinds: readonly string[]) => `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

export class Migration20261122190939_ride_deletions extends OnlineMigration {

  override name = 'Migration20261122190939_ride_deletions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification" add column if not exists "actor_id" uuid null, add column if not exists "ride_title" text null;`);
    this.addIndex('notification_actor_id_index', `"notification" (actor_id) where actor_id is not null`);
    this.addConstraint('notification', 'notification_actor_id_foreign', `foreign key ("actor_id") references "user" ("id") on delete set null`);
    for (const [table, check] of checks) this.addConstraint(table, check, checkOf([...before, 'rideDeleted']));

    this.addSql(`create or replace function "post_post_ride_deletion_fn"() returns trigger as \$\$ begin if old.is_ride then insert into notification (id, user_id, kind, subject_id, since, at, actor_id, ride_title, plan_before, plan_after) select new_id(), rp.user_id, 'rideDeleted', old.id, now(), now(), (select u.id from "user" u where u.id = old.author_id and u.suspended_at is null), left(split_part(btrim(old.content, E' \\n\\r\\t'), E'\\n', 1), 80), coalesce(known.plan_before, jsonb_build_object('date', r."date", 'time', to_char(r."time", 'HH24:MI'), 'timeZone', r."time_zone", 'location', r."location")), jsonb_build_object('date', r."date", 'time', to_char(r."time", 'HH24:MI'), 'timeZone', r."time_zone", 'location', r."location") from (select * from ride where id = old.id) r join ride_participant rp on rp.post_id = old.id join "user" recipient on recipient.id = rp.user_id left join notification known on known.user_id = rp.user_id and known.kind = 'rideChanged' and known.subject_id = old.id and known.read_at is null where coalesce(r.starts_at, 'infinity') > now() and rp.user_id <> old.author_id and (old.privacy = 'public' or (old.privacy = 'group' and exists ( select from group_member m where m.group_id = old.group_id and m.user_id = rp.user_id ))) and not exists (select from silenced_kind silenced where silenced.user_id = rp.user_id and silenced.kind = 'rideDeleted') for key share of recipient skip locked on conflict (user_id, kind, subject_id) where read_at is null do nothing; end if; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_ride_deletion" BEFORE DELETE on "post" for each ROW execute function "post_post_ride_deletion_fn"();`);

    this.addSql(`create or replace function "ride_ride_deletion_fn"() returns trigger as \$\$ begin insert into notification (id, user_id, kind, subject_id, since, at, actor_id, ride_title, plan_before, plan_after) select new_id(), rp.user_id, 'rideDeleted', old.id, now(), now(), (select u.id from "user" u where u.id = p.author_id and u.suspended_at is null), left(split_part(btrim(p.content, E' \\n\\r\\t'), E'\\n', 1), 80), coalesce(known.plan_before, jsonb_build_object('date', old."date", 'time', to_char(old."time", 'HH24:MI'), 'timeZone', old."time_zone", 'location', old."location")), jsonb_build_object('date', old."date", 'time', to_char(old."time", 'HH24:MI'), 'timeZone', old."time_zone", 'location', old."location") from (select * from post where id = old.id) p join ride_participant rp on rp.post_id = old.id join "user" recipient on recipient.id = rp.user_id left join notification known on known.user_id = rp.user_id and known.kind = 'rideChanged' and known.subject_id = old.id and known.read_at is null where coalesce(old.starts_at, 'infinity') > now() and rp.user_id <> p.author_id and (p.privacy = 'public' or (p.privacy = 'group' and exists ( select from group_member m where m.group_id = p.group_id and m.user_id = rp.user_id ))) and not exists (select from silenced_kind silenced where silenced.user_id = rp.user_id and silenced.kind = 'rideDeleted') for key share of recipient skip locked on conflict (user_id, kind, subject_id) where read_at is null do nothing; return old; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_deletion" BEFORE DELETE on "ride" for each ROW execute function "ride_ride_deletion_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "ride_deletion" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_deletion_fn"();`);
    this.addSql(`drop trigger if exists "post_ride_deletion" on "post";`);
    this.addSql(`drop function if exists "post_post_ride_deletion_fn"();`);

    for (const [table, check] of checks) {
      this.addSql(`delete from "${table}" where kind = 'rideDeleted';`);
      this.addConstraint(table, check, checkOf(before));
    }
    this.addSql(`alter table "notification" drop constraint "notification_actor_id_foreign";`);
    this.addSql(`drop index "notification_actor_id_index";`);
    this.addSql(`alter table "notification" drop column "actor_id", drop column "ride_title";`);
  }

}
