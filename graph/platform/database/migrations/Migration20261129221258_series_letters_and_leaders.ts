import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261129221258_series_letters_and_leaders extends OnlineMigration {

  override name = 'Migration20261129221258_series_letters_and_leaders';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ride_series_member" add column if not exists "pace_letter" text null, add column if not exists "leads" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ride_series_member" drop column if exists "pace_letter", drop column if exists "leads";`);
  }

}
