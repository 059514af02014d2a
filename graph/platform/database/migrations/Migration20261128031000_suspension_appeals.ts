import { OnlineMigration } from '../OnlineMigration.ts';

const kinds = ['post', 'comment', 'moment', 'picture', 'profile', 'group', 'warning'];
const added = 'suspension';
const kindCheck = (of: readonly string[]) => `check (kind in (${of.map((kind) => `'${kind}'`).join(', ')}))`;

// Members who are suspended already can appeal too.
const statements = `insert into takedown (id, kind, target_id, author_id, reason, words, created_at)
  select new_id(), '${added}', u.id, u.id, 'other', coalesce(u.suspension_words, 'The operator has given no explanation.'), u.suspended_at
  from "user" u where u.suspended_at is not null
    and not exists (select from takedown t where t.author_id = u.id and t.kind = '${added}' and t.decided_at is null)
  limit 1000`;

export class Migration20261128031000_suspension_appeals extends OnlineMigration {

  override name = 'Migration20261128031000_suspension_appeals';

  override up(): void | Promise<void> {
    this.addConstraint('takedown', 'takedown_kind_check', kindCheck([...kinds, added]));
    this.addConstraint('account_token', 'account_token_kind_check', kindCheck(['reset', 'confirm', 'appeal']));
    this.addBatches(statements);
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from account_token where kind = 'appeal';`);
    this.addSql(`delete from takedown where kind = '${added}';`);
    this.addConstraint('account_token', 'account_token_kind_check', kindCheck(['reset', 'confirm']));
    this.addConstraint('takedown', 'takedown_kind_check', kindCheck(kinds));
  }

}
