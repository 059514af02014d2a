import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { SqlIndex } from '../../platform/database/SqlIndex.ts';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';
import { TakedownDecision, TakedownKind, TakedownReason } from './TakedownKind.ts';

const oneOf = (values: object) =>
  Object.values(values)
    .map((value) => `'${value}'`)
    .join(', ');

/**
 * The decision of an operator or an organiser to remove something, or to warn or suspend a member. It is the statement of reasons for the member, and outlives
 * what was removed.
 */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description:
    'A decision of the operator, or of an organiser of a group, to remove something of the viewer’s or of a group that they organised, a warning or a suspension. Others cannot read it.',
})
@Index({ name: 'takedown_author_index', properties: ['authorId', 'createdAt', 'id'] })
@SqlIndex('takedown_kept_index', '"takedown" (created_at) where forgotten_at is null')
@SqlIndex('takedown_appeal_index', '"takedown" (appealed_at) where appealed_at is not null and decided_at is null')
@Check({ name: 'takedown_kind_check', expression: `kind in (${oneOf(TakedownKind)})` })
@Check({ name: 'takedown_reason_check', expression: `reason in (${oneOf(TakedownReason)})` })
@Check({
  name: 'takedown_decision_check',
  expression: `(decision is null) = (decided_at is null) and decision in (${oneOf(TakedownDecision)}) and (appeal is null) = (appealed_at is null)`,
})
export class Takedown {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which the viewer appeals. `node` does not find it.' })
  id: string = newId();

  @Property({ type: 'string', length: 10 })
  @Field(() => TakedownKind, { description: 'The kind of the removed thing, WARNING or SUSPENSION.' })
  kind: TakedownKind;

  /** The id of what was removed, of the thing that showed a picture, or of the warned or suspended member. It is no foreign key. */
  @Property({ type: 'uuid', nullable: true })
  targetId: string | null = null;

  /** The member who made it. Null for a group and its picture, and for an event, whose readers are in `TakedownReader`. */
  @ManyToOne(() => User, { mapToPk: true, fieldName: 'author_id', nullable: true, deleteRule: 'cascade', index: false })
  authorId: string | null = null;

  /** The group whose organiser removed it. Null if the operator did. It is no foreign key. */
  @Property({ type: 'uuid', nullable: true })
  groupId: string | null = null;

  @Property({ type: 'string', length: 20 })
  @Field(() => TakedownReason, { description: 'Why.' })
  reason: TakedownReason;

  /** The explanation by the operator or the organiser. */
  @Property({ type: 'text' })
  @Field(() => String, {
    description: 'The explanation by the operator or the organiser, at most 1,000 characters.',
  })
  words: string;

  /** The beginning of the removed text, or the text or URL of a picture. Null if there was none, and once the removal is final. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description:
      'The first 2,000 characters of the removed text. Null if there was none, and once the removal is final.',
  })
  excerpt: string | null = null;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When the operator or the organiser acted (UTC).' })
  createdAt: Date;

  @Property({ type: 'text', nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The appeal of the viewer, or of an organiser. Null if there is none.',
  })
  appeal: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was sent (UTC). Null if there is none.' })
  appealedAt: Date | null = null;

  @Property({ type: 'string', length: 10, nullable: true })
  @Field(() => TakedownDecision, {
    nullable: true,
    description: 'The decision on the appeal. Null while there is none.',
  })
  decision: TakedownDecision | null = null;

  /** The explanation of the decision. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The explanation of the decision. Null if there is none.' })
  decisionWords: string | null = null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, { nullable: true, description: 'When it was decided (UTC). Null while it is not.' })
  decidedAt: Date | null = null;

  /** When the removed rows were deleted for good. Null while they can come back. */
  @Property({ type: 'timestamptz', length: 3, nullable: true, hidden: true })
  forgottenAt: Date | null = null;
}
