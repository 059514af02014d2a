import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128140703_leader_sheets extends OnlineMigration {

  override name = 'Migration20261128140703_leader_sheets';

  override up(): void | Promise<void> {
    this.addSql(`create table if not exists "ride_guest" ("id" uuid not null, "post_id" uuid not null, "name" text not null, "created_at" timestamptz(3) not null default now(), "is_here" boolean not null default false, "tapped_at" timestamptz(3) null, primary key ("id"));`);
    this.addIndex('ride_guest_post_id_index', '"ride_guest" ("post_id", "created_at", "id")');
    this.addSql(`alter table "ride" add column if not exists "here_count" int not null default 0, add column if not exists "leader_note" text null, add column if not exists "thanked_at" timestamptz(3) null;`);
    this.addConstraint('ride', 'ride_numbers_check', "check (distance >= 0 and distance < 'infinity' and elevation >= 0 and elevation < 'infinity' and participant_count >= 0 and moment_count >= 0 and waiting_count >= 0 and here_count >= 0 and places > 0)");
    this.addSql(`alter table "ride_participant" add column if not exists "is_here" boolean not null default false, add column if not exists "tapped_at" timestamptz(3) null;`);
    this.addSql(`create or replace function "ride_participant_ride_participant_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "ride" set "participant_count" = "participant_count" + 1, "here_count" = "here_count" + (new.is_here)::int where id = new."post_id"; end if; if tg_op = 'DELETE' then update "ride" set "participant_count" = "participant_count" - 1, "here_count" = "here_count" - (old.is_here)::int where id = old."post_id"; end if; if tg_op = 'UPDATE' then if (old.is_here) <> (new.is_here) then update "ride" set "here_count" = "here_count" + (new.is_here)::int - (old.is_here)::int where id = coalesce(new."post_id", old."post_id"); end if; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_participant_counters" AFTER INSERT OR UPDATE OR DELETE on "ride_participant" for each ROW execute function "ride_participant_ride_participant_counters_fn"();`);
    this.addConstraint('ride_guest', 'ride_guest_post_id_foreign', 'foreign key ("post_id") references "ride" ("id") on delete cascade');
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "ride_guest" cascade;`);
    this.addConstraint('ride', 'ride_numbers_check', "check (distance >= 0 and distance < 'infinity' and elevation >= 0 and elevation < 'infinity' and participant_count >= 0 and moment_count >= 0 and waiting_count >= 0 and places > 0)");

    this.addSql(`create or replace function "ride_participant_ride_participant_counters_fn"() returns trigger as \$\$ begin if tg_op = 'INSERT' then update "ride" set "participant_count" = "participant_count" + 1 where id = new."post_id"; end if; if tg_op = 'DELETE' then update "ride" set "participant_count" = "participant_count" - 1 where id = old."post_id"; end if; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "ride_participant_counters" AFTER INSERT OR DELETE on "ride_participant" for each ROW execute function "ride_participant_ride_participant_counters_fn"();`);
    this.addSql(`alter table "ride_participant" drop column if exists "is_here", drop column if exists "tapped_at";`);
    this.addSql(`alter table "ride" drop column if exists "here_count", drop column if exists "leader_note", drop column if exists "thanked_at";`);
  }

}
