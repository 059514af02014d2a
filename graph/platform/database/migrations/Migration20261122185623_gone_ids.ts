import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261122185623_gone_ids extends OnlineMigration {

  override name = 'Migration20261122185623_gone_ids';

  override up(): void | Promise<void> {
    this.addSql(`create table if not exists "gone_id" ("id" uuid not null, "at" timestamptz(3) not null, primary key ("id"));`);
    this.addIndex('gone_id_at_index', `"gone_id" ("at")`);

    this.addSql(`create or replace function "post_post_gone_fn"() returns trigger as \$\$ begin insert into gone_id (id, at) values (old.id, clock_timestamp()) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "post_gone" AFTER DELETE on "post" for each ROW execute function "post_post_gone_fn"();`);

    this.addSql(`create or replace function "moment_moment_gone_fn"() returns trigger as \$\$ begin insert into gone_id (id, at) values (old.id, clock_timestamp()) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "moment_gone" AFTER DELETE on "moment" for each ROW execute function "moment_moment_gone_fn"();`);

    this.addSql(`create or replace function "comment_comment_gone_fn"() returns trigger as \$\$ begin insert into gone_id (id, at) values (old.id, clock_timestamp()) on conflict do nothing; return null; end; \$\$ language plpgsql;`);
    this.addSql(`create or replace trigger "comment_gone" AFTER DELETE on "comment" for each ROW execute function "comment_comment_gone_fn"();`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "gone_id" cascade;`);

    this.addSql(`drop trigger if exists "comment_gone" on "comment";`);
    this.addSql(`drop function if exists "comment_comment_gone_fn"();`);

    this.addSql(`drop trigger if exists "moment_gone" on "moment";`);
    this.addSql(`drop function if exists "moment_moment_gone_fn"();`);

    this.addSql(`drop trigger if exists "post_gone" on "post";`);
    this.addSql(`drop function if exists "post_post_gone_fn"();`);
  }

}
