import { Migration } from '@mikro-orm/migrations';

export class Migration20261122003838_recent_writes extends Migration {

  override name = 'Migration20261122003838_recent_writes';

  override up(): void | Promise<void> {
    this.addSql(`create unlogged table "recent_write" ("user_id" uuid not null, "log_position" bigint not null, primary key ("user_id")) with (fillfactor = 50);`);

    this.addSql(`alter table "recent_write" add constraint "recent_write_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "recent_write" cascade;`);
  }

}
