import { Check, Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { SqlUnique } from '../../platform/database/SqlIndex.ts';
import { newId } from '../../platform/lib/ids.ts';

/** A sign-up that waits for an operator, or that an operator has refused. It is no member, so nobody sees it. */
@Entity()
@SqlUnique('application_username_key', '"application" (lower("username"))')
@Index({ name: 'application_refused_index', properties: ['refusedAt'] })
@Check({ name: 'application_refusal_check', expression: '(refused_at is null) = (refusal is null)' })
export class Application {
  /** The id of the member after an approval. */
  @PrimaryKey({ type: 'uuid' })
  id: string = newId();

  @Property({ type: 'string', length: 30 })
  username: string;

  @Property({ type: 'string', length: 200 })
  displayName: string;

  /** Null for an applicant who signs in by the provider. */
  @Property({ type: 'text', hidden: true, nullable: true })
  passwordHash: string | null;

  /** The account at the provider that becomes the identity of the member. Null for an applicant with a password. */
  @Property({ type: 'text', nullable: true })
  issuer: string | null = null;

  @Property({ type: 'text', nullable: true })
  subject: string | null = null;

  @Property({ type: 'text', nullable: true })
  label: string | null = null;

  @Property({ type: 'timestamptz', length: 3 })
  createdAt: Date;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  refusedAt: Date | null = null;

  /** The words of the operator to the applicant. */
  @Property({ type: 'text', nullable: true })
  refusal: string | null = null;
}
