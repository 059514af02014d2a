import { Migration } from '@mikro-orm/migrations';

export class Migration20261128191150_group_rules extends Migration {

  override name = 'Migration20261128191150_group_rules';

  override up(): void | Promise<void> {
    this.addSql(`create table "group_rules" ("id" uuid not null, "group_id" uuid not null, "version" int not null, "text" text null, "author_id" uuid null, "created_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "group_rules_author_index" on "group_rules" ("author_id", "created_at", "id");`);
    this.addSql(`create index "group_rules_group_index" on "group_rules" ("group_id", "created_at", "id");`);
    this.addSql(`alter table "group_rules" add constraint "group_rules_version_unique" unique ("group_id", "version");`);

    this.addSql(`alter table "group" add "rules_version" int null;`);

    this.addSql(`alter table "group_request" add "rules_version" int null;`);

    this.addSql(`alter table "group_member" add "rules_version" int null, add "rules_acknowledged_at" timestamptz(3) null;`);

    this.addSql(`alter table "group_rules" add constraint "group_rules_group_id_foreign" foreign key ("group_id") references "group" ("id") on delete cascade;`);
    this.addSql(`alter table "group_rules" add constraint "group_rules_author_id_foreign" foreign key ("author_id") references "user" ("id") on delete set null;`);
    this.addSql(`alter table "group_rules" add constraint "group_rules_version_check" check (version >= 1);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "group_rules" cascade;`);

    this.addSql(`alter table "group" drop column "rules_version";`);

    this.addSql(`alter table "group_member" drop column "rules_version", drop column "rules_acknowledged_at";`);

    this.addSql(`alter table "group_request" drop column "rules_version";`);
  }

}
