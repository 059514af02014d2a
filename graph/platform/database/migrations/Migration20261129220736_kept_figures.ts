import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261129220736_kept_figures extends OnlineMigration {

  override name = 'Migration20261129220736_kept_figures';

  override up(): void | Promise<void> {
    this.addSql(`create or replace function "ride_ride_route_gone_fn"() returns trigger as \$\$ begin if exists (select from route_map c where c.route_id = old.route_id and c.is_cut) then update pace_group g set distance = least(g.distance, case when coalesce(g.route_id, old.route_id) is not null then ( select case when w.points = c.points then null else coalesce(c.distance, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = coalesce(g.route_id, old.route_id) and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end) where g.post_id = old.id and g.route_id is null; if new.distance = old.distance then new.distance := least(old.distance, case when old.route_id is not null then ( select case when w.points = c.points then null else coalesce(c.distance, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = old.route_id and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end); end if; if new.elevation = old.elevation then new.elevation := least(old.elevation, case when old.route_id is not null then ( select case when w.points = c.points or (c.points > 0 and not c.has_elevation) then null else coalesce(c.elevation, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = old.route_id and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end); end if; end if; return new; end; \$\$ language plpgsql;`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create or replace function "ride_ride_route_gone_fn"() returns trigger as \$\$ begin update pace_group g set distance = least(g.distance, case when coalesce(g.route_id, old.route_id) is not null then ( select case when w.points = c.points then null else coalesce(c.distance, 0) end from route t join route_map w on w.route_id = t.id and not w.is_cut left join route_map c on c.route_id = t.id and c.is_cut where t.id = coalesce(g.route_id, old.route_id) and exists (select from privacy_zone z where z.owner_id = t.owner_id and z.lowers_figures) ) end) where g.post_id = old.id and g.route_id is null and exists (select from route_map c where c.route_id = old.route_id and c.is_cut); return new; end; \$\$ language plpgsql;`);
  }

}
