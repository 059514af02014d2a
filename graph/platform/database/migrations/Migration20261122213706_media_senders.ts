import { OnlineMigration } from '../OnlineMigration.ts';

const cascade = 'on update cascade on delete cascade';

export class Migration20261122213706_media_senders extends OnlineMigration {

  override name = 'Migration20261122213706_media_senders';

  override up(): void | Promise<void> {
    this.addSql(`create table if not exists "media_sender" ("hash" varchar(64) not null, "user_id" uuid not null, "created_at" timestamptz(3) not null default now(), primary key ("hash", "user_id"));`);
    this.addIndex('media_sender_user_id_index', `"media_sender" ("user_id")`);
    this.addConstraint('media_sender', 'media_sender_hash_foreign', `foreign key ("hash") references "media" ("hash") ${cascade}`);
    this.addConstraint('media_sender', 'media_sender_user_id_foreign', `foreign key ("user_id") references "user" ("id") ${cascade}`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "media_sender" cascade;`);
  }

}
