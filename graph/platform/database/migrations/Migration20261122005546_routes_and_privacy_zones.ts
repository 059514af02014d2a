import { Migration } from '@mikro-orm/migrations';

export class Migration20261122005546_routes_and_privacy_zones extends Migration {

  override name = 'Migration20261122005546_routes_and_privacy_zones';

  override up(): void | Promise<void> {
    this.addSql(`create table "route" ("id" uuid not null, "owner_id" uuid not null, "fence" int not null default 0, "created_at" timestamptz(3) not null default now(), "used_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "route_owner_id_index" on "route" ("owner_id");`);

    this.addSql(`create table "route_map" ("route_id" uuid not null, "is_cut" boolean not null, "distance" double precision not null, "elevation" double precision not null, "has_elevation" boolean not null, "south" double precision null, "west" double precision null, "north" double precision null, "east" double precision null, "points" int not null, "line" jsonb not null, "profile" jsonb not null, "track" bytea not null, primary key ("route_id", "is_cut"));`);

    this.addSql(`create table "privacy_zone" ("id" uuid not null, "owner_id" uuid not null, "label" text not null, "lat" double precision not null, "lng" double precision not null, "radius" double precision not null, "cut_lat" double precision not null, "cut_lng" double precision not null, "cut_radius" double precision not null, "created_at" timestamptz(3) not null default now(), primary key ("id"));`);
    this.addSql(`create index "privacy_zone_owner_id_index" on "privacy_zone" ("owner_id");`);

    this.addSql(`alter table "ride" add "route_id" uuid null;`);
    this.addSql(`alter table "ride" add constraint "ride_route_id_foreign" foreign key ("route_id") references "route" ("id") on delete set null;`);
    this.addSql(`create index "ride_route_id_index" on "ride" (route_id) where route_id is not null;`);

    this.addSql(`alter table "route" add constraint "route_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);

    this.addSql(`alter table "route_map" add constraint "route_map_route_id_foreign" foreign key ("route_id") references "route" ("id") on delete cascade;`);
    this.addSql(`alter table "route_map" add constraint "route_map_bounds_check" check (num_nulls(south, west, north, east) in (0, 4));`);
    this.addSql(`alter table "route_map" add constraint "route_map_numbers_check" check (distance >= 0 and elevation >= 0 and points >= 0);`);

    this.addSql(`alter table "privacy_zone" add constraint "privacy_zone_owner_id_foreign" foreign key ("owner_id") references "user" ("id") on delete cascade;`);
    this.addSql(`alter table "privacy_zone" add constraint "privacy_zone_radius_check" check (radius > 0 and cut_radius > radius * 1609);`);
    this.addSql(`alter table "privacy_zone" add constraint "privacy_zone_place_check" check (lat between -85 and 85 and lng between -180 and 180);`);
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "route_map" drop constraint "route_map_route_id_foreign";`);
    this.addSql(`alter table "ride" drop constraint "ride_route_id_foreign";`);

    this.addSql(`drop table if exists "route" cascade;`);
    this.addSql(`drop table if exists "route_map" cascade;`);
    this.addSql(`drop table if exists "privacy_zone" cascade;`);

    this.addSql(`drop index "ride_route_id_index";`);
    this.addSql(`alter table "ride" drop column "route_id";`);
  }

}
