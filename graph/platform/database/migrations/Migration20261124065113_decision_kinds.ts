import { OnlineMigration } from '../OnlineMigration.ts';

const before = [
  'join',
  'comment',
  'reply',
  'like',
  'follow',
  'mention',
  'rideChanged',
  'rideTomorrow',
  'rideDeleted',
];
const added = ['removed', 'decided', 'warning'];
const checks = [
  ['notification', 'notification_kind_check'],
  ['silenced_kind', 'silenced_kind_check'],
] as const;
const checkOf = (kinds: readonly string[]) => `check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`;

export class Migration20261124065113_decision_kinds extends OnlineMigration {

  override name = 'Migration20261124065113_decision_kinds';

  override up(): void | Promise<void> {
    for (const [table, check] of checks) this.addConstraint(table, check, checkOf([...before, ...added]));
  }

  override down(): void | Promise<void> {
    for (const [table, check] of checks) {
      this.addSql(`delete from "${table}" where kind in (${added.map((kind) => `'${kind}'`).join(', ')});`);
      this.addConstraint(table, check, checkOf(before));
    }
  }

}
