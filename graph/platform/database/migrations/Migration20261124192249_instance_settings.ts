import { Migration } from '@mikro-orm/migrations';

export class Migration20261124192249_instance_settings extends Migration {

  override name = 'Migration20261124192249_instance_settings';

  override up(): void | Promise<void> {
    this.addSql(`create table "instance" ("id" smallint primary key, "name" text null, "logo" text null, "units" varchar(10) null, "time_zone" text null, "imprint" text null, "terms" text null, "privacy" text null, "announcement" text null, "announcement_url" text null, "announcement_ends_at" timestamptz(3) null, "sign_ups" varchar(10) null);`);

    this.addSql(`alter table "instance" add constraint "instance_time_zone_check" check ("time_zone" is null or timezone("time_zone", timestamp '2000-01-01') is not null);`);
    this.addSql(`alter table "instance" add constraint "instance_sign_ups_check" check (sign_ups in ('open', 'invitation', 'approval', 'closed'));`);
    this.addSql(`alter table "instance" add constraint "instance_units_check" check (units in ('imperial', 'metric'));`);
    this.addSql(`alter table "instance" add constraint "instance_single_check" check (id = 1);`);
    this.addSql(`create or replace function "instance_instance_deleted_fn"() returns trigger as \$\$ begin perform pg_notify('instance_changed', ''); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "instance_deleted" AFTER DELETE on "instance" for each ROW execute function "instance_instance_deleted_fn"();`);
    this.addSql(`create or replace function "instance_instance_updated_fn"() returns trigger as \$\$ begin perform pg_notify('instance_changed', ''); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "instance_updated" AFTER UPDATE on "instance" for each ROW execute function "instance_instance_updated_fn"();`);
    this.addSql(`create or replace function "instance_instance_inserted_fn"() returns trigger as \$\$ begin perform pg_notify('instance_changed', ''); return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "instance_inserted" AFTER INSERT on "instance" for each ROW execute function "instance_instance_inserted_fn"();`);
    this.addSql(`create or replace function "instance_instance_pictures_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) select substring(u.url from '^/media/([0-9a-f]{64})\\.webp\$'), clock_timestamp(), clock_timestamp() + interval '10 minutes' from unnest(array[old."logo"]) u(url) where u.url ~ '^/media/([0-9a-f]{64})\\.webp\$' on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "instance_pictures" after update of "logo" or delete on "instance" for each row when (old."logo" is not null) execute function "instance_instance_pictures_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "instance_deleted" on "instance";`);
    this.addSql(`drop function if exists "instance_instance_deleted_fn"();`);
    this.addSql(`drop trigger if exists "instance_updated" on "instance";`);
    this.addSql(`drop function if exists "instance_instance_updated_fn"();`);
    this.addSql(`drop trigger if exists "instance_inserted" on "instance";`);
    this.addSql(`drop function if exists "instance_instance_inserted_fn"();`);
    this.addSql(`drop trigger if exists "instance_pictures" on "instance";`);
    this.addSql(`drop function if exists "instance_instance_pictures_fn"();`);
    this.addSql(`drop table if exists "instance" cascade;`);
  }

}
