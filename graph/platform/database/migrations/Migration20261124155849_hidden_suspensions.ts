import { Migration } from '@mikro-orm/migrations';

export class Migration20261124155849_hidden_suspensions extends Migration {

  override name = 'Migration20261124155849_hidden_suspensions';

  override up(): void | Promise<void> {
    this.addSql(`alter table "account_deletion" add "deletes" boolean not null default true;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "account_deletion" drop column "deletes";`);
  }

}
