import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261122181206_sound_values extends OnlineMigration {

  override name = 'Migration20261122181206_sound_values';

  override up(): void | Promise<void> {
    this.addConstraint('event', 'event_type_check', `check (type in ('group_ride', 'mountain_bike', 'workshop', 'training'))`);
    this.addConstraint('event', 'event_numbers_check', `check (participant_count >= 0 and max_participants > 0 and distance >= 0 and distance < 'infinity' and duration_minutes > 0)`);
    this.addConstraint('user', 'user_time_zone_check', `check ("time_zone" is null or timezone("time_zone", timestamp '2000-01-01') is not null)`);
    this.addConstraint('user', 'user_units_preference_check', `check (units_preference in ('imperial', 'metric'))`);
    this.addConstraint('user', 'user_monthly_goal_check', `check (monthly_goal >= 1 and monthly_goal < 'infinity')`);
    this.addConstraint('ride', 'ride_time_zone_check', `check ("time_zone" is null or timezone("time_zone", timestamp '2000-01-01') is not null)`);
    this.addConstraint('ride', 'ride_numbers_check', `check (distance >= 0 and distance < 'infinity' and elevation >= 0 and elevation < 'infinity' and participant_count >= 0 and moment_count >= 0)`);
    this.addIndex('post_public_index', `"post" (created_at desc, id desc) include (author_id) where privacy = 'public'`);
    this.addIndex('notification_at_index', `"notification" ("at")`);
    this.addSql(`drop index concurrently if exists "notification_age_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "event" drop constraint "event_type_check";`);
    this.addSql(`alter table "event" drop constraint "event_numbers_check";`);
    this.addSql(`alter table "event" add constraint "event_numbers_check" check (participant_count >= 0 and max_participants > 0 and distance >= 0 and duration_minutes > 0);`);
    this.addSql(`drop index if exists "notification_at_index";`);
    this.addSql(`create index if not exists "notification_age_index" on "notification" using brin (at);`);
    this.addSql(`drop index if exists "post_public_index";`);
    this.addSql(`alter table "ride" drop constraint "ride_time_zone_check";`);
    this.addSql(`alter table "ride" drop constraint "ride_numbers_check";`);
    this.addSql(`alter table "ride" add constraint "ride_numbers_check" check (distance >= 0 and elevation >= 0 and participant_count >= 0 and moment_count >= 0);`);
    this.addSql(`alter table "user" drop constraint "user_time_zone_check";`);
    this.addSql(`alter table "user" drop constraint "user_units_preference_check";`);
    this.addSql(`alter table "user" drop constraint "user_monthly_goal_check";`);
    this.addSql(`alter table "user" add constraint "user_monthly_goal_check" check (monthly_goal >= 1);`);
  }

}
