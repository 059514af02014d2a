import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261129181940_pace_group_routes extends OnlineMigration {

  override name = 'Migration20261129181940_pace_group_routes';

  override up(): void | Promise<void> {
    this.addSql(`alter table "pace_group" add column if not exists "route_id" uuid null;`);
    this.addConstraint('pace_group', 'pace_group_route_id_foreign', `foreign key ("route_id") references "route" ("id") on delete set null`);
    this.addIndex('pace_group_route_id_index', `"pace_group" (route_id) where route_id is not null`);
    this.addIndex('takedown_row_group_route_index', `"takedown_row" (("row" ->> 'route_id')) where table_name = 'pace_group'`);
    this.addSql(`create or replace function "ride_ride_route_gone_fn"() returns trigger as \$\$ begin update pace_group g set distance = least(g.distance, case when coalesce(g.route_id, old.route_id) is not null then ( select case when w.points = c.points then null else coalesce(c.distance, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = coalesce(g.route_id, old.route_id) and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end) where g.post_id = old.id and g.route_id is null and exists (select from route_map c where c.route_id = old.route_id and c.is_cut); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace function "pace_group_pace_group_route_gone_fn"() returns trigger as \$\$ begin new.distance := coalesce((select least(old.distance, case when coalesce(old.route_id, r.route_id) is not null then ( select case when w.points = c.points then null else coalesce(c.distance, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = coalesce(old.route_id, r.route_id) and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end) from ride r where r.id = old.post_id and exists (select from route_map c where c.route_id = coalesce(old.route_id, r.route_id) and c.is_cut)), new.distance); return new; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "pace_group_route_gone" before update of "route_id" on "pace_group" for each row when (row(old."route_id") is distinct from row(new."route_id") and new."distance" = old."distance") execute function "pace_group_pace_group_route_gone_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "pace_group_route_gone" on "pace_group";`);
    this.addSql(`drop function if exists "pace_group_pace_group_route_gone_fn"();`);
    this.addSql(`create or replace function "ride_ride_route_gone_fn"() returns trigger as \$\$ begin update pace_group g set distance = least(g.distance, case when old.route_id is not null then ( select case when w.points = c.points then null else coalesce(c.distance, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = old.route_id and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end) where g.post_id = old.id and exists (select from route_map c where c.route_id = old.route_id and c.is_cut); return new; end; \$\$ language plpgsql;`);
    this.addSql(`drop index if exists "takedown_row_group_route_index";`);
    this.addSql(`drop index if exists "pace_group_route_id_index";`);
    this.addSql(`alter table "pace_group" drop constraint if exists "pace_group_route_id_foreign";`);
    this.addSql(`alter table "pace_group" drop column if exists "route_id";`);
  }

}
