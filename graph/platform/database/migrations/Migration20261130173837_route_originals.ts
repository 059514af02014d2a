import { Migration } from '@mikro-orm/migrations';

export class Migration20261130173837_route_originals extends Migration {

  override name = 'Migration20261130173837_route_originals';

  override up(): void | Promise<void> {
    this.addSql(`create table "route_original_check" ("stored_as" varchar(101) not null, "due_at" timestamptz(3) not null, primary key ("stored_as"));`);
    this.addSql(`create index "route_original_check_due_at_index" on "route_original_check" ("due_at");`);

    this.addSql(`create table "route_original" ("route_id" uuid not null, "stored_as" varchar(101) not null, "ending" varchar(6) not null, "byte_count" int not null, primary key ("route_id"));`);
    this.addSql(`alter table "route_original" add constraint "route_original_stored_as_unique" unique ("stored_as");`);

    this.addSql(`alter table "route_original_check" add constraint "route_original_check_stored_as_check" check (stored_as ~ '^[0-9a-f]{64}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\$');`);

    this.addSql(`alter table "route_original" add constraint "route_original_route_id_foreign" foreign key ("route_id") references "route" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "route_original" add constraint "route_original_ending_check" check (ending ~ '^(gpx|tcx|fit|kml|kmz|zip)([.]gz)?\$');`);
    this.addSql(`alter table "route_original" add constraint "route_original_stored_as_check" check (stored_as ~ '^[0-9a-f]{64}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\$');`);
    this.addSql(`create or replace function "route_original_route_original_gone_fn"() returns trigger as \$\$ begin insert into route_original_check (stored_as, due_at) values (old.stored_as, clock_timestamp() + interval '10 minutes') on conflict (stored_as) do update set due_at = excluded.due_at; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "route_original_gone" AFTER DELETE on "route_original" for each ROW execute function "route_original_route_original_gone_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "route_original_check" cascade;`);
    this.addSql(`drop trigger if exists "route_original_gone" on "route_original";`);
    this.addSql(`drop function if exists "route_original_route_original_gone_fn"();`);
    this.addSql(`drop table if exists "route_original" cascade;`);
  }

}
