import { Migration } from '@mikro-orm/migrations';

export class Migration20261124164500_known_devices extends Migration {

  override name = 'Migration20261124164500_known_devices';

  override up(): void | Promise<void> {
    this.addSql(`create table "known_device" ("token_hash" varchar(64) not null, "user_id" uuid not null, "device" varchar(300) null, "created_at" timestamptz(3) not null default now(), "last_used_at" timestamptz(3) not null default now(), primary key ("token_hash"));`);
    this.addSql(`create index "known_device_last_used_index" on "known_device" ("last_used_at");`);
    this.addSql(`create index "known_device_user_index" on "known_device" ("user_id", "last_used_at");`);

    this.addSql(`alter table "known_device" add constraint "known_device_user_id_foreign" foreign key ("user_id") references "user" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "known_device" cascade;`);
  }

}
