import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261130135332_route_waypoints extends OnlineMigration {

  override name = 'Migration20261130135332_route_waypoints';

  override up(): void | Promise<void> {
    this.addSql(`alter table "route_map" add column if not exists "waypoints" jsonb not null default '[]';`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "route_map" drop column if exists "waypoints";`);
  }

}
