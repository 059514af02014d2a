import { Check, Entity, ManyToOne, PrimaryKey } from '@mikro-orm/decorators/legacy';
import { User } from '../users/User.ts';
import { type NotificationKind, notificationKinds } from './NotificationKind.ts';

/** A kind of notification that a member has switched off. Kinds without a row are on. */
@Entity()
@Check({
  name: 'silenced_kind_check',
  expression: `kind in (${notificationKinds.map((kind) => `'${kind}'`).join(', ')})`,
})
export class SilencedKind {
  @ManyToOne(() => User, { primary: true, mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade', index: false })
  userId: string;

  @PrimaryKey({ type: 'string', length: 12 })
  kind: NotificationKind;
}
