import { OnlineMigration } from '../OnlineMigration.ts';

const newestFirst = 'created_at desc, id desc';
const shared = `"post" (${newestFirst}) include (author_id, group_id, privacy) where privacy <> 'private'`;
const open = `"post" (${newestFirst}) include (author_id) where privacy = 'public'`;

export class Migration20261128032917_withheld_posts extends OnlineMigration {

  override name = 'Migration20261128032917_withheld_posts';

  override up(): void | Promise<void> {
    this.addSql(`alter table "post" add column if not exists "is_withheld" boolean not null default false;`);
    this.addIndex('post_withheld_index', '"post" (author_id) where is_withheld');
    this.addIndex('post_shared_feed_index', `${shared} and not is_withheld`);
    this.addIndex('post_public_feed_index', `${open} and not is_withheld`);
    this.addIndex('post_group_feed_index', `"post" (group_id, is_withheld, ${newestFirst}) where group_id is not null`);
    for (const name of ['shared', 'public', 'group']) this.addSql(`drop index concurrently if exists "post_${name}_index";`);
  }

  override down(): void | Promise<void> {
    this.addIndex('post_shared_index', shared);
    this.addIndex('post_public_index', open);
    this.addIndex('post_group_index', `"post" (group_id, ${newestFirst}) where group_id is not null`);
    for (const name of ['withheld', 'shared_feed', 'public_feed', 'group_feed'])
      this.addSql(`drop index if exists "post_${name}_index";`);
    this.addSql(`alter table "post" drop column if exists "is_withheld";`);
  }

}
