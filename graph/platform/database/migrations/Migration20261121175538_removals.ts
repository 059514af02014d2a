import { Migration } from '@mikro-orm/migrations';

export class Migration20261121175538_removals extends Migration {

  override name = 'Migration20261121175538_removals';

  override up(): void | Promise<void> {
    this.addSql(`create table "removal" ("post_id" uuid not null, "at" timestamptz(3) not null, "kind" text not null, "subject_id" uuid not null, "author_ids" uuid[] not null, primary key ("post_id", "at", "kind", "subject_id"));`);
    this.addSql(`create index "removal_at_index" on "removal" ("at");`);

    this.addSql(`alter table "moment" add "changed_at" timestamptz(3) null;`);

    this.addSql(`create index "comment_post_newest_index" on "comment" ("post_id", "created_at", "id");`);

    this.addSql(`alter table "removal" add constraint "removal_post_id_foreign" foreign key ("post_id") references "post" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "removal" cascade;`);

    this.addSql(`drop index "comment_post_newest_index";`);

    this.addSql(`alter table "moment" drop column "changed_at";`);
  }

}
