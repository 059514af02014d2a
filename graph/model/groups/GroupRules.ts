import { Check, Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';

/** A version of the rules of a group. `Group.rulesVersion` names the current one. No version is ever changed. */
@Entity()
@ObjectType({ simpleResolvers: true, description: 'A version of the rules of a group.' })
@Unique({ name: 'group_rules_version_unique', properties: ['groupId', 'version'] })
@Index({ name: 'group_rules_group_index', properties: ['groupId', 'createdAt', 'id'] })
@Index({ name: 'group_rules_author_index', properties: ['authorId', 'createdAt', 'id'] })
@Check({ name: 'group_rules_version_check', expression: 'version >= 1' })
export class GroupRules {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id of the version. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', deleteRule: 'cascade', index: false })
  groupId: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'The number of the version. The first one is 1.' })
  version: number;

  /** Null for a version that removed the rules. */
  @Property({ type: 'text', nullable: true })
  @Field(() => String, { nullable: true, description: 'The text. Null for a version that removed the rules.' })
  text: string | null;

  /** The organiser who saved it. Null for the operator, and when the account is gone. */
  @ManyToOne(() => User, {
    mapToPk: true,
    fieldName: 'author_id',
    nullable: true,
    deleteRule: 'set null',
    index: false,
  })
  authorId: string | null;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When it was saved (UTC).' })
  createdAt: Date;
}
