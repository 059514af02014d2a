import { Entity, Index, PrimaryKey, Property, Trigger } from '@mikro-orm/decorators/legacy';
import { appendOnly } from '../../platform/database/appendOnly.ts';
import { newId } from '../../platform/lib/ids.ts';

/** One act of an operator. Rows are only ever added. */
@Entity({ tableName: 'operator_log' })
@Trigger(appendOnly('operator_log'))
@Index({ name: 'operator_log_at_index', properties: ['at', 'id'] })
export class OperatorAct {
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'timestamptz', length: 3 })
  at: Date;

  /** The name of the operator: of their account on the machine of the command line. Or `organiser` and the id of a member. */
  @Property({ type: 'text' })
  operator: string;

  /** The words of the command, such as `user suspend`. */
  @Property({ type: 'text' })
  verb: string;

  /** The id of the member, post, group or similar. Null if the act has no single target. It refers to no row, so that it outlives its target. */
  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  /** The reason, or what changed. Null if the verb says everything. */
  @Property({ type: 'text', nullable: true })
  note: string | null = null;
}
