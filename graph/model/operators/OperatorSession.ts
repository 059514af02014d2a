import { Check, Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { newId } from '../../platform/lib/ids.ts';

/**
 * A link to the operator's board and, once it was used, the session that it opened. Stored by the SHA-256 of its token only, so that a
 * leaked table opens no board.
 */
@Entity()
@ObjectType({
  simpleResolvers: true,
  description:
    'A link to the board of the operator and, once it was used, the session that it opened. Only operators can read it.',
})
@Check({ name: 'operator_session_expiry_check', expression: 'expires_at > created_at' })
export class OperatorSession {
  @PrimaryKey({ type: 'uuid' })
  @Field(() => ID, { description: 'The id by which it is ended. It is not a secret. `node` does not find it.' })
  id: string = newId();

  /** Of the link, then of the session: the use of a link replaces its token. */
  @Property({ type: 'string', length: 64, hidden: true, unique: true })
  tokenHash: string;

  @Property({ type: 'text' })
  @Field(() => String, { description: 'The name of the operator, as given when the link was made.' })
  operator: string;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When the link was made (UTC).' })
  createdAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  @Field(() => Date, {
    nullable: true,
    description: 'When the link was used (UTC). Null for a link that was not used.',
  })
  openedAt: Date | null = null;

  @Property({ type: 'timestamptz', length: 3 })
  @Field(() => Date, { description: 'When the link or the session expires (UTC).' })
  expiresAt: Date;

  @Property({ type: 'string', length: 300, nullable: true })
  @Field(() => String, {
    nullable: true,
    description: 'The `User-Agent` of the program that used the link, at most 300 characters. Null if it sent none.',
  })
  device: string | null = null;
}
