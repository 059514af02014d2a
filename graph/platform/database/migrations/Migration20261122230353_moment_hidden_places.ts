import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261122230353_moment_hidden_places extends OnlineMigration {

  override name = 'Migration20261122230353_moment_hidden_places';

  override up(): void | Promise<void> {
    this.addSql(`alter table "moment" add column if not exists "hides_place" boolean not null default false;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "moment" drop column if exists "hides_place";`);
  }

}
