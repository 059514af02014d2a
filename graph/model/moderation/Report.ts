import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

export const ReportTarget = {
  POST: 'post',
  COMMENT: 'comment',
  MOMENT: 'moment',
  USER: 'user',
  GROUP: 'group',
  EVENT: 'event',
} as const;
export type ReportTarget = (typeof ReportTarget)[keyof typeof ReportTarget];
describeEnum(ReportTarget, 'ReportTarget', 'The kind of thing that a report is about.', {
  POST: 'A post or a ride.',
  COMMENT: 'A comment or a reply.',
  MOMENT: 'A moment of a ride.',
  USER: 'A member.',
  GROUP: 'A group: its name, text or picture.',
  EVENT: 'An event.',
});

/**
 * A request by a member or a visitor that the operator look at something. It outlives its target, so that a deletion does not
 * settle an unread report.
 */
@Entity()
@SqlIndex('report_open_index', '"report" (created_at, id) where resolved_at is null')
@Index({ name: 'report_reporter_index', properties: ['reporterId', 'createdAt', 'id'] })
@Index({ name: 'report_receipt_index', properties: ['receiptHash'] })
@Check({ name: 'report_sender_check', expression: '(reporter_id is null) = (receipt_hash is not null)' })
@Check({
  name: 'report_target_type_check',
  expression: `target_type in (${Object.values(ReportTarget)
    .map((type) => `'${type}'`)
    .join(', ')})`,
})
export class Report {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  /** The member. Null for a notice of a visitor. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'reporter_id',
    deleteRule: 'cascade',
    index: false,
    nullable: true,
  })
  reporterId: string | null = null;

  /** The hash of the receipt of a visitor. Null for a report of a member. */
  @Property({ type: 'string', length: 64, nullable: true, hidden: true })
  receiptHash: string | null = null;

  @Property({ type: 'string', length: 10 })
  targetType: ReportTarget;

  @Property({ type: 'uuid' })
  targetId: string;

  @Property({ type: 'text' })
  reason: string;

  /**
   * The text of the target when it was reported, so that a later edit does not change what the report is about. Null once
   * the target has been deleted.
   */
  @Property({ type: 'text', nullable: true, hidden: true })
  reportedText: string | null = null;

  /** The operator's note on their action, for operators only. Null while the report is open. */
  @Property({ type: 'text', nullable: true, hidden: true })
  resolution: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  resolvedAt: Date | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
