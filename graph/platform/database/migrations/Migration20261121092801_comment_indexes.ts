import { Migration } from '@mikro-orm/migrations';

export class Migration20261121092801_comment_indexes extends Migration {

  override name = 'Migration20261121092801_comment_indexes';

  override up(): void | Promise<void> {
    this.addSql(`create index "comment_post_author_index" on "comment" ("post_id", "author_id");`);
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index "comment_post_author_index";`);
  }

}
