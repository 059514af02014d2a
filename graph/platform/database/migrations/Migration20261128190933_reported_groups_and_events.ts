import { OnlineMigration } from '../OnlineMigration.ts';

const targets = ['post', 'comment', 'moment', 'user'];
const kinds = ['post', 'comment', 'moment', 'picture', 'profile', 'group'];
const others = ['warning', 'suspension'];
const isOneOf = (column: string, words: readonly string[]) =>
  `check (${column} in (${words.map((word) => `'${word}'`).join(', ')}))`;

export class Migration20261128190933_reported_groups_and_events extends OnlineMigration {

  override name = 'Migration20261128190933_reported_groups_and_events';

  override up(): void | Promise<void> {
    this.addConstraint('report', 'report_target_type_check', isOneOf('target_type', [...targets, 'group', 'event']));
    this.addConstraint('takedown', 'takedown_kind_check', isOneOf('kind', [...kinds, 'event', ...others]));
  }

  override down(): void | Promise<void> {
    this.addSql(`delete from report where target_type in ('group', 'event');`);
    this.addSql(`delete from takedown where kind = 'event';`);
    this.addConstraint('report', 'report_target_type_check', isOneOf('target_type', targets));
    this.addConstraint('takedown', 'takedown_kind_check', isOneOf('kind', [...kinds, ...others]));
  }

}
