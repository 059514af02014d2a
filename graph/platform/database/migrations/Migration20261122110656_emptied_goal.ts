import { Migration } from '@mikro-orm/migrations';

export class Migration20261122110656_emptied_goal extends Migration {

  override name = 'Migration20261122110656_emptied_goal';

  override up(): void | Promise<void> {
    this.addSql(`alter table "user" alter column "monthly_goal" drop not null;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`update "user" set "monthly_goal" = 250 where "monthly_goal" is null;`);
    this.addSql(`alter table "user" alter column "monthly_goal" set not null;`);
  }

}
