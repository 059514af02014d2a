import { OnlineMigration } from '../OnlineMigration.ts';

export class Migration20261122120605_group_size_index extends OnlineMigration {

  override name = 'Migration20261122120605_group_size_index';

  override up(): void | Promise<void> {
    this.addIndex('group_size_index', `"group" ((-member_count), name, id)`);
    this.addSql(`drop index concurrently if exists "group_popular_index";`);
  }

  override down(): void | Promise<void> {
    this.addSql(`create index if not exists "group_popular_index" on "group" (member_count desc, name, id);`);
    this.addSql(`drop index if exists "group_size_index";`);
  }

}
