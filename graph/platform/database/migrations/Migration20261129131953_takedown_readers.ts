import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261129131953_takedown_readers extends OnlineMigration {

  override name = 'Migration20261129131953_takedown_readers';

  override up(): void | Promise<void> {
    this.addSql(`create table if not exists "takedown_reader" ("takedown_id" uuid not null, "user_id" uuid not null, "created_at" timestamptz(3) not null, primary key ("takedown_id", "user_id"));`);
    this.addIndex('takedown_reader_user_index', '"takedown_reader" ("user_id", "created_at", "takedown_id")');
    this.addConstraint('takedown_reader', 'takedown_reader_takedown_id_foreign', 'foreign key ("takedown_id") references "takedown" ("id") on update cascade on delete cascade');
    this.addConstraint('takedown_reader', 'takedown_reader_user_id_foreign', 'foreign key ("user_id") references "user" ("id") on update cascade on delete cascade');
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "takedown_reader" cascade;`);
  }

}
