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
  'placeGiven',
  'removed',
  'decided',
  'warning',
];
const added = ['appointed', 'groupRemoved'];
const listOf = (kinds: readonly string[]) => kinds.map((kind) => `'${kind}'`).join(', ');
const checks = [
  ['notification', 'notification_kind_check'],
  ['silenced_kind', 'silenced_kind_check'],
] as const;

export class Migration20261128034743_group_notifications extends OnlineMigration {

  override name = 'Migration20261128034743_group_notifications';

  override up(): void | Promise<void> {
    this.allow([...before, ...added]);
  }

  override down(): void | Promise<void> {
    for (const [table] of checks) this.addSql(`delete from "${table}" where kind in (${listOf(added)});`);
    const without = (column: string) =>
      `${column} = array(select kind from unnest(${column}) kind where kind <> all(array[${listOf(added)}]))`;
    this.addSql(`update "mail_preference" set ${without('mail_kinds')}, ${without('digest_kinds')};`);
    this.allow(before);
  }

  private allow(kinds: readonly string[]): void {
    for (const [table, check] of checks) this.addConstraint(table, check, `check (kind in (${listOf(kinds)}))`);
    const all = `array[${listOf(kinds)}]`;
    const listed = `check (mail_kinds <@ ${all} and digest_kinds <@ ${all})`;
    this.addConstraint('mail_preference', 'mail_preference_kinds_check', listed);
  }

}
