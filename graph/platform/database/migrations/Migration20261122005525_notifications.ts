import { Migration } from '@mikro-orm/migrations';

export class Migration20261122005525_notifications extends Migration {

  override name = 'Migration20261122005525_notifications';

  override up(): void | Promise<void> {
    this.addSql(`create table "silenced_kind" ("user_id" uuid not null, "kind" varchar(12) not null, primary key ("user_id", "kind"));`);

    this.addSql(`create table "notification" ("id" uuid not null, "user_id" uuid not null, "kind" varchar(12) not null, "subject_id" uuid not null, "post_id" uuid null, "comment_id" uuid null, "since" timestamptz(3) not null, "at" timestamptz(3) not null, "read_at" timestamptz(3) null, "starts_at" timestamptz(3) null, "plan_before" jsonb null, "plan_after" jsonb null, primary key ("id"));`);
    this.addSql(`create index "notification_age_index" on "notification" using brin (at);`);
    this.addSql(`create index "notification_comment_id_index" on "notification" (comment_id) where comment_id is not null;`);
    this.addSql(`create index "notification_post_id_index" on "notification" ("post_id");`);
    this.addSql(`create unique index "notification_reminder_key" on "notification" (post_id, starts_at, user_id) where starts_at is not null;`);
    this.addSql(`create unique index "notification_unread_key" on "notification" (user_id, kind, subject_id) where read_at is null;`);
    this.addSql(`create index "notification_newest_index" on "notification" ("user_id", "at", "id");`);

    this.addSql(`create or replace function "ride_ride_change_notifications_fn"() returns trigger as \$\$ begin insert into notification (id, user_id, kind, subject_id, post_id, since, at, plan_before, plan_after) select gen_random_uuid(), rp.user_id, 'rideChanged', new.id, new.id, now(), now(), jsonb_build_object('date', old."date", 'time', to_char(old."time", 'HH24:MI'), 'timeZone', old."time_zone", 'location', old."location"), jsonb_build_object('date', new."date", 'time', to_char(new."time", 'HH24:MI'), 'timeZone', new."time_zone", 'location', new."location") from ride_participant rp join post p on p.id = rp.post_id join "user" recipient on recipient.id = rp.user_id where rp.post_id = new.id and rp.user_id <> p.author_id and not exists (select from silenced_kind silenced where silenced.user_id = rp.user_id and silenced.kind = 'rideChanged') for key share of recipient skip locked on conflict (user_id, kind, subject_id) where read_at is null do update set at = excluded.at, plan_after = excluded.plan_after; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_change_notifications" after update of "date", "time", "time_zone", "location" on "ride" for each row when ((old."date", old."time", old."time_zone", old."location") is distinct from (new."date", new."time", new."time_zone", new."location") and coalesce(greatest(old."starts_at", new."starts_at"), 'infinity') > now()) execute function "ride_ride_change_notifications_fn"();`);

    this.addSql(`create index "post_like_newest_index" on "post_like" ("post_id", "created_at", "user_id");`);

    this.addSql(`alter table "silenced_kind" add constraint "silenced_kind_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "silenced_kind" add constraint "silenced_kind_check" check (kind in ('join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow'));`);

    this.addSql(`alter table "notification" add constraint "notification_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "notification" add constraint "notification_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;`);
    this.addSql(`alter table "notification" add constraint "notification_comment_id_foreign" foreign key ("comment_id") references "comment" ("id") on delete cascade;`);
    this.addSql(`alter table "notification" add constraint "notification_kind_check" check (kind in ('join', 'comment', 'reply', 'like', 'follow', 'mention', 'rideChanged', 'rideTomorrow'));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "silenced_kind" cascade;`);
    this.addSql(`drop table if exists "notification" cascade;`);

    this.addSql(`drop index "post_like_newest_index";`);

    this.addSql(`drop trigger if exists "ride_change_notifications" on "ride";`);
    this.addSql(`drop function if exists "ride_ride_change_notifications_fn"();`);
  }

}
