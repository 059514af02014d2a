import type { EntityManager } from '@mikro-orm/postgresql';
import type { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { notifying } from '../model/notifications/notifying.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';

/** Writes a notification of a member about a group. It has no actor. */
const notifyStatement = statement(
  'group.notify',
  notifying(
    `select $1::uuid as user_id, $2::text as kind, $3::uuid as subject_id, null::uuid as post_id, null::uuid as comment_id,
       $4::timestamptz as at`,
  ),
);

interface Notice {
  readonly userId: string;
  readonly kind: NotificationKind;
  readonly groupId: string;
  readonly at: Date;
}

/** Notifies a member of a change of their membership, in the transaction of the change. */
export function notifyOfGroup(em: EntityManager, { userId, kind, groupId, at }: Notice): Promise<unknown> {
  return sqlIn(em)(notifyStatement, [userId, kind, groupId, at]);
}
