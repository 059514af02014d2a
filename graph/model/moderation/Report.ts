import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { describeEnum } from '../../platform/graphql/describeEnum.ts';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';

export const ReportTarget = { POST: 'post', COMMENT: 'comment', MOMENT: 'moment', USER: 'user' } as const;
export type ReportTarget = (typeof ReportTarget)[keyof typeof ReportTarget];
describeEnum(ReportTarget, 'ReportTarget', 'The kind of thing that a report is about.', {
  POST: 'A post or a ride.',
  COMMENT: 'A comment or a reply.',
  MOMENT: 'A moment of a ride.',
  USER: 'A member.',
});

/**
 * A request by a member that the operator look at something. It outlives its target, so that a deletion does not settle
 * an unread report.
 */
@Entity()
@SqlIndex('report_open_index', '"report" (created_at, id) where resolved_at is null')
@Index({ name: 'report_reporter_id_index', properties: ['reporterId'] })
@Check({ name: 'report_target_type_check', expression: `target_type in ('post', 'comment', 'moment', 'user')` })
export class Report {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'reporter_id', deleteRule: 'cascade', index: false })
  reporterId: string;

  @Property({ type: 'string', length: 10 })
  targetType: ReportTarget;

  @Property({ type: 'uuid' })
  targetId: string;

  @Property({ type: 'text' })
  reason: string;

  /** The operator's note on their action, for operators only. Null while the report is open. */
  @Property({ type: 'text', nullable: true, hidden: true })
  resolution: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  resolvedAt: Date | null = null;

  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  createdAt: Date = new Date();
}
