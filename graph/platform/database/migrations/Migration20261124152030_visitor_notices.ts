import { Migration } from '@mikro-orm/migrations';

export class Migration20261124152030_visitor_notices extends Migration {

  override name = 'Migration20261124152030_visitor_notices';

  override up(): void | Promise<void> {
    this.addSql(`alter table "report" add "receipt_hash" varchar(64) null;`);
    this.addSql(`alter table "report" alter column "reporter_id" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from "report" where "reporter_id" is null;`);
    this.addSql(`alter table "report" drop column "receipt_hash";`);
    this.addSql(`alter table "report" alter column "reporter_id" set not null;`);
  }

}
