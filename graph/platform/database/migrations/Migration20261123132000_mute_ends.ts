import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261123132000_mute_ends extends OnlineMigration {

  override name = 'Migration20261123132000_mute_ends';

  override up(): void | Promise<void> {
    this.addSql(`alter table "mute" add column if not exists "ends_at" timestamptz(3) null;`);
    this.addIndex('mute_ends_at_index', `"mute" (ends_at) where ends_at is not null`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "mute_ends_at_index";`);
    this.addSql(`alter table "mute" drop column "ends_at";`);
  }

}
