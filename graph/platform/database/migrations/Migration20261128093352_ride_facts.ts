import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261128093352_ride_facts extends OnlineMigration {

  override name = 'Migration20261128093352_ride_facts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "ride" add column if not exists "difficulty" text null, add column if not exists "surface" text null, add column if not exists "no_drop" boolean null, add column if not exists "needs_lights" boolean not null default false, add column if not exists "pace_min" double precision null, add column if not exists "pace_max" double precision null;`);
    this.addConstraint('ride', 'ride_facts_check', "check (difficulty in ('easy', 'medium', 'hard') and surface in ('paved', 'mixed', 'unpaved') and pace_min >= 0 and pace_min < 'infinity' and pace_max >= 0 and pace_max < 'infinity' and pace_min <= pace_max)");
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ride" drop constraint if exists "ride_facts_check";`);
    this.addSql(`alter table "ride" drop column if exists "difficulty", drop column if exists "surface", drop column if exists "no_drop", drop column if exists "needs_lights", drop column if exists "pace_min", drop column if exists "pace_max";`);
  }

}
