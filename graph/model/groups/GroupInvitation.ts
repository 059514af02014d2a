import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';
import { User } from '../users/User.ts';
import { Group } from './Group.ts';

/** A link by which members join a group. Its maker organises the group: the link stops working when they no longer do. */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description: 'A link by which members join a group without being asked. Only organisers of the group can read it.',
})
@Index({ name: 'group_invitation_group_index', properties: ['groupId', 'createdAt', 'id'] })
@Index({ name: 'group_invitation_maker_index', properties: ['makerId', 'createdAt', 'id'] })
@Index({ name: 'group_invitation_expiry_index', properties: ['expiresAt'] })
@Check({ name: 'group_invitation_uses_check', expression: 'max_uses >= 1 and use_count between 0 and max_uses' })
export class GroupInvitation {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which it is revoked. `node` does not find it.' })
  id: string = newId();

  @ManyToOne(() => Group, { mapToPk: true, fieldName: 'group_id', deleteRule: 'cascade', index: false })
  groupId: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'maker_id', deleteRule: 'cascade', index: false })
  makerId: string;

  /** The SHA-256 of the token, so that a leaked table invites nobody. */
  @Property({ type: 'string', length: 64, unique: 'group_invitation_token_unique', hidden: true, lazy: true })
  tokenHash: string;

  @Property({ type: 'integer' })
  @Field(() => Int, { description: 'How many members can join by it.' })
  maxUses: number;

  @Property({ type: 'integer', default: 0 })
  @Field(() => Int, { description: 'How many members have joined by it.' })
  useCount: number = 0;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When it was made (UTC).' })
  createdAt: Date;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When it ends (UTC).' })
  expiresAt: Date;
}
