import { Migration } from '@mikro-orm/migrations';

export class Migration20261122181225_blocks extends Migration {

  override name = 'Migration20261122181225_blocks';

  override up(): void | Promise<void> {
    this.addSql(`create table "block" ("blocker_id" uuid not null, "blocked_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("blocker_id", "blocked_id"));`);
    this.addSql(`create index "block_blocked_id_index" on "block" ("blocked_id", "blocker_id");`);

    this.addSql(`create or replace function "ride_participant_ride_participant_block_guard_fn"() returns trigger as \$\$ begin declare leader uuid := (select author_id from post where id = new.post_id); begin if leader <> new.user_id then perform pg_advisory_xact_lock_shared(7413006, hashtext(least(new.user_id, leader)::text || greatest(new.user_id, leader)::text) & 255); if exists ( select from block where (blocker_id = new.user_id and blocked_id = leader) or (blocker_id = leader and blocked_id = new.user_id) ) then return null; end if; end if; return new; end; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "ride_participant_block_guard" BEFORE INSERT on "ride_participant" for each ROW execute function "ride_participant_ride_participant_block_guard_fn"();`);

    this.addSql(`create or replace function "follow_follow_block_guard_fn"() returns trigger as \$\$ begin perform pg_advisory_xact_lock_shared(7413006, hashtext(least(new.follower_id, new.followed_id)::text || greatest(new.follower_id, new.followed_id)::text) & 255); if exists ( select from block where (blocker_id = new.follower_id and blocked_id = new.followed_id) or (blocker_id = new.followed_id and blocked_id = new.follower_id) ) then return null; end if; return new; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "follow_block_guard" BEFORE INSERT on "follow" for each ROW execute function "follow_follow_block_guard_fn"();`);

    this.addSql(`alter table "block" add constraint "block_blocker_id_foreign" foreign key ("blocker_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "block" add constraint "block_blocked_id_foreign" foreign key ("blocked_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "block" add constraint "block_self_check" check (blocker_id <> blocked_id);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "block" cascade;`);

    this.addSql(`drop trigger if exists "follow_block_guard" on "follow";`);
    this.addSql(`drop function if exists "follow_follow_block_guard_fn"();`);

    this.addSql(`drop trigger if exists "ride_participant_block_guard" on "ride_participant";`);
    this.addSql(`drop function if exists "ride_participant_ride_participant_block_guard_fn"();`);
  }

}
