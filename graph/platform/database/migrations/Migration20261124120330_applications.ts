import { Migration } from '@mikro-orm/migrations';

export class Migration20261124120330_applications extends Migration {

  override name = 'Migration20261124120330_applications';

  override up(): void | Promise<void> {
    this.addSql(`create table "application" ("id" uuid not null, "username" varchar(30) not null, "display_name" varchar(200) not null, "password_hash" text not null, "created_at" timestamptz(3) not null, "refused_at" timestamptz(3) null, "refusal" text null, primary key ("id"));`);
    this.addSql(`create index "application_refused_index" on "application" ("refused_at");`);
    this.addSql(`create unique index "application_username_key" on "application" (lower("username"));`);

    this.addSql(`alter table "application" add constraint "application_refusal_check" check ((refused_at is null) = (refusal is null));`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "application" cascade;`);
  }

}
