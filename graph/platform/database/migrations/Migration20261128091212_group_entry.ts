import { Migration } from '@mikro-orm/migrations';

export class Migration20261128091212_group_entry extends Migration {

  override name = 'Migration20261128091212_group_entry';

  override up(): void | Promise<void> {
    this.addSql(`create table "group_request" ("user_id" uuid not null, "group_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "group_id"));`);
    this.addSql(`create index "group_request_group_index" on "group_request" ("group_id", "created_at", "user_id");`);
    this.addSql(`create index "group_request_user_index" on "group_request" ("user_id", "created_at", "group_id");`);
    this.addSql(`create table "group_removal" ("user_id" uuid not null, "group_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("user_id", "group_id"));`);
    this.addSql(`create index "group_removal_user_index" on "group_removal" ("user_id", "created_at", "group_id");`);
    this.addSql(`create index "group_removal_group_index" on "group_removal" ("group_id", "user_id");`);
    this.addSql(`create table "group_invitation" ("id" uuid not null, "group_id" uuid not null, "maker_id" uuid not null, "token_hash" varchar(64) not null, "max_uses" int not null, "use_count" int not null default 0, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`alter table "group_invitation" add constraint "group_invitation_token_unique" unique ("token_hash");`);
    this.addSql(`create index "group_invitation_expiry_index" on "group_invitation" ("expires_at");`);
    this.addSql(`create index "group_invitation_maker_index" on "group_invitation" ("maker_id", "created_at", "id");`);
    this.addSql(`create index "group_invitation_group_index" on "group_invitation" ("group_id", "created_at", "id");`);
    this.addSql(`alter table "group_request" add constraint "group_request_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "group_request" add constraint "group_request_group_id_foreign" foreign key ("group_id") references "group" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "group_removal" add constraint "group_removal_user_id_foreign" foreign key ("user_id") references "user" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "group_removal" add constraint "group_removal_group_id_foreign" foreign key ("group_id") references "group" ("id") on update cascade on delete cascade;`);
    this.addSql(`alter table "group_invitation" add constraint "group_invitation_group_id_foreign" foreign key ("group_id") references "group" ("id") on delete cascade;`);
    this.addSql(`alter table "group_invitation" add constraint "group_invitation_maker_id_foreign" foreign key ("maker_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "group_invitation" add constraint "group_invitation_uses_check" check (max_uses >= 1 and use_count between 0 and max_uses);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "group_request" cascade;`);
    this.addSql(`drop table if exists "group_removal" cascade;`);
    this.addSql(`drop table if exists "group_invitation" cascade;`);
  }

}
