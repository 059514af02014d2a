import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261124202440_export_indexes extends OnlineMigration {

  override name = 'Migration20261124202440_export_indexes';

  override up(): void | Promise<void> {
    this.addIndex('takedown_row_route_index', `"takedown_row" (("row" ->> 'route_id')) where table_name = 'ride'`);
    this.addIndex('report_reporter_index', '"report" (reporter_id, created_at, id)');
    this.addSql('drop index concurrently if exists "report_reporter_id_index";');
    this.addIndex('post_like_user_index', '"post_like" (user_id, created_at, post_id)');
    this.addSql('drop index concurrently if exists "post_like_user_id_index";');
    this.addIndex('moment_author_index', '"moment" (author_id, created_at, id)');
    this.addSql('drop index concurrently if exists "moment_author_id_index";');
    this.addIndex('media_owner_index', '"media" (owner_id, created_at, hash)');
    this.addSql('drop index concurrently if exists "media_owner_id_index";');
    this.addIndex('media_sender_user_index', '"media_sender" (user_id, created_at, hash)');
    this.addSql('drop index concurrently if exists "media_sender_user_id_index";');
    this.addIndex('comment_author_index', '"comment" (author_id, created_at, id)');
    this.addSql('drop index concurrently if exists "comment_author_id_index";');
  }

  override down(): void | Promise<void> {
    this.addSql('create index if not exists "report_reporter_id_index" on "report" (reporter_id);');
    this.addSql('drop index if exists "report_reporter_index";');
    this.addSql('create index if not exists "post_like_user_id_index" on "post_like" (user_id);');
    this.addSql('drop index if exists "post_like_user_index";');
    this.addSql('create index if not exists "moment_author_id_index" on "moment" (author_id);');
    this.addSql('drop index if exists "moment_author_index";');
    this.addSql('create index if not exists "media_owner_id_index" on "media" (owner_id);');
    this.addSql('drop index if exists "media_owner_index";');
    this.addSql('create index if not exists "media_sender_user_id_index" on "media_sender" (user_id);');
    this.addSql('drop index if exists "media_sender_user_index";');
    this.addSql('create index if not exists "comment_author_id_index" on "comment" (author_id);');
    this.addSql('drop index if exists "comment_author_index";');
    this.addSql('drop index if exists "takedown_row_route_index";');
  }

}
