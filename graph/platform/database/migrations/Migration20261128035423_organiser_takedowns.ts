import { Migration } from '@mikro-orm/migrations';

export class Migration20261128035423_organiser_takedowns extends Migration {

  override name = 'Migration20261128035423_organiser_takedowns';

  override up(): void | Promise<void> {
    this.addSql(`alter table "takedown" add column if not exists "group_id" uuid null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "takedown" drop column if exists "group_id";`);
  }

}
