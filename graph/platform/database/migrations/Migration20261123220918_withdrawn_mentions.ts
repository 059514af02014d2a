import { Migration } from '@mikro-orm/migrations';

export class Migration20261123220918_withdrawn_mentions extends Migration {

  override name = 'Migration20261123220918_withdrawn_mentions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "notification" add "withdrawn_at" timestamptz(3) null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "notification" drop column "withdrawn_at";`);
  }

}
