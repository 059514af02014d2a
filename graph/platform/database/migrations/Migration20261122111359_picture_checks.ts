import { Migration } from '@mikro-orm/migrations';

export class Migration20261122111359_picture_checks extends Migration {

  override name = 'Migration20261122111359_picture_checks';

  override up(): void | Promise<void> {
    this.addSql(`create table "media_check" ("hash" varchar(64) not null, "since" timestamptz(3) not null, "due_at" timestamptz(3) not null, primary key ("hash", "since"));`);
    this.addSql(`create or replace function own_media(text[]) returns text[] language sql immutable strict parallel safe as \$\$ select coalesce(array_agg(u.url), '{}') from unnest(\$1) u(url) where u.url like '/media/%' \$\$;`);
    this.addSql(`create index "media_check_due_at_index" on "media_check" ("due_at");`);

    this.addSql(`create or replace function "group_group_pictures_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) select substring(u.url from '^/media/([0-9a-f]{64})\\.webp\$'), clock_timestamp(), clock_timestamp() + interval '10 minutes' from unnest(array[old."picture"]) u(url) where u.url ~ '^/media/([0-9a-f]{64})\\.webp\$' on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "group_pictures" after update of "picture" or delete on "group" for each row when (old."picture" is not null) execute function "group_group_pictures_fn"();`);

    this.addSql(`create or replace function "user_user_pictures_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) select substring(u.url from '^/media/([0-9a-f]{64})\\.webp\$'), clock_timestamp(), clock_timestamp() + interval '10 minutes' from unnest(array[old."profile_picture"]) u(url) where u.url ~ '^/media/([0-9a-f]{64})\\.webp\$' on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "user_pictures" after update of "profile_picture" or delete on "user" for each row when (old."profile_picture" is not null) execute function "user_user_pictures_fn"();`);

    this.addSql(`create or replace function "post_post_pictures_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) select substring(u.url from '^/media/([0-9a-f]{64})\\.webp\$'), clock_timestamp(), clock_timestamp() + interval '10 minutes' from unnest(old.media_urls) u(url) where u.url ~ '^/media/([0-9a-f]{64})\\.webp\$' on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "post_pictures" after update of "media_urls" or delete on "post" for each row when (old.media_urls <> '{}') execute function "post_post_pictures_fn"();`);

    this.addSql(`create or replace function "moment_moment_pictures_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) select substring(u.url from '^/media/([0-9a-f]{64})\\.webp\$'), clock_timestamp(), clock_timestamp() + interval '10 minutes' from unnest(array[old."image_url"]) u(url) where u.url ~ '^/media/([0-9a-f]{64})\\.webp\$' on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "moment_pictures" after update of "image_url" or delete on "moment" for each row when (old."image_url" is not null) execute function "moment_moment_pictures_fn"();`);

    this.addSql(`create or replace function "media_media_ownerless_fn"() returns trigger as \$\$ begin insert into media_check (hash, since, due_at) values (old.hash, clock_timestamp(), clock_timestamp() + interval '10 minutes') on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create trigger "media_ownerless" after update of "owner_id" on "media" for each row when (new.owner_id is null) execute function "media_media_ownerless_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "media_check" cascade;`);

    this.addSql(`drop trigger if exists "group_pictures" on "group";`);
    this.addSql(`drop function if exists "group_group_pictures_fn"();`);

    this.addSql(`drop trigger if exists "media_ownerless" on "media";`);
    this.addSql(`drop function if exists "media_media_ownerless_fn"();`);

    this.addSql(`drop trigger if exists "moment_pictures" on "moment";`);
    this.addSql(`drop function if exists "moment_moment_pictures_fn"();`);

    this.addSql(`drop trigger if exists "post_pictures" on "post";`);
    this.addSql(`drop function if exists "post_post_pictures_fn"();`);

    this.addSql(`drop trigger if exists "user_pictures" on "user";`);
    this.addSql(`drop function if exists "user_user_pictures_fn"();`);
    this.addSql(`drop function if exists own_media(text[]);`);
  }

}
