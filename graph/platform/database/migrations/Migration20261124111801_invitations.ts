import { Migration } from '@mikro-orm/migrations';

export class Migration20261124111801_invitations extends Migration {

  override name = 'Migration20261124111801_invitations';

  override up(): void | Promise<void> {
    this.addSql(`create table "invitation" ("id" uuid not null, "max_uses" int not null, "use_count" int not null default 0, "mail_address" text null, "created_at" timestamptz(3) not null, "expires_at" timestamptz(3) not null, primary key ("id"));`);
    this.addSql(`create index "invitation_expiry_index" on "invitation" ("expires_at");`);

    this.addSql(`create table "invitation_link" ("token_hash" varchar(64) not null, "invitation_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("token_hash"));`);
    this.addSql(`create index "invitation_link_invitation_index" on "invitation_link" ("invitation_id");`);

    this.addSql(`alter table "invitation" add constraint "invitation_uses_check" check (max_uses >= 1 and use_count between 0 and max_uses);`);

    this.addSql(`alter table "invitation_link" add constraint "invitation_link_invitation_id_foreign" foreign key ("invitation_id") references "invitation" ("id") on delete cascade;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "invitation_link" drop constraint "invitation_link_invitation_id_foreign";`);

    this.addSql(`drop table if exists "invitation" cascade;`);
    this.addSql(`drop table if exists "invitation_link" cascade;`);
  }

}
