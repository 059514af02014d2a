import { IsOptional } from 'class-validator';
import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Services } from '../context.ts';
import { inputLimits, spelled } from '../model/inputLimits.ts';
import type { Reader } from '../model/reader.ts';
import { TakedownReason } from '../model/takedowns/TakedownKind.ts';
import { likePattern } from '../platform/database/likePattern.ts';
import { latest } from '../platform/database/ownedPages.ts';
import { statement } from '../platform/database/sql.ts';
import { type Connection, connectionOf } from '../platform/graphql/connection.ts';
import { timeCursors } from '../platform/graphql/cursors.ts';
import { describeEnum } from '../platform/graphql/describeEnum.ts';
import { PageArguments, toConnection } from '../platform/graphql/paginate.ts';
import { Text } from '../platform/graphql/validation.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';

// Members as operators see them: also members who are suspended or have blocked someone.

export const MemberState = { ALL: 'all', SUSPENDED: 'suspended' } as const;
export type MemberState = (typeof MemberState)[keyof typeof MemberState];
describeEnum(MemberState, 'MemberState', 'Which members a list of the operator has.', {
  ALL: 'All members.',
  SUSPENDED: 'Suspended members.',
});

@ObjectType({ simpleResolvers: true, description: 'A member as the operator sees them. Only operators can read it.' })
export class OperatorMember {
  @Field(() => ID, { description: 'The id of the member.' })
  id: string;

  @Field(() => String, { description: 'The username.' })
  username: string;

  @Field(() => String, { description: 'The display name.' })
  displayName: string;

  @Field(() => Date, { description: 'When the member signed up (UTC).' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When the member was suspended (UTC). Null for others.' })
  suspendedAt: Date | null;

  @Field(() => Boolean, { description: 'Whether the member and all that they wrote are hidden while suspended.' })
  isHidden: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The confirmed address for mails about the account. Null if there is none.',
  })
  mailAddress: string | null;

  @Field(() => Date, { nullable: true, description: 'When the address was confirmed (UTC). Null without one.' })
  mailConfirmedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The address that waits for its confirmation, on an instance without mail: the operator hands the link over. Null without one, and on an instance with mail.',
  })
  pendingMailAddress: string | null;

  @Field(() => Int, { description: 'The number of posts and rides that the member has written.' })
  postCount: number;

  @Field(() => Int, { description: 'The number of removals, warnings and suspensions of the member.' })
  takedownCount: number;

  @Field(() => Int, { description: 'The number of open reports about the member and what they have written.' })
  openReportCount: number;
}

export const OperatorMemberConnection = connectionOf('OperatorMember', () => OperatorMember);

const mostQueried = 100;

@ArgsType()
export class MembersArguments extends PageArguments {
  @Field(() => String, {
    nullable: true,
    description:
      'Only members whose username or display name contains this text, or whose confirmed address for mails begins with it. Absent: all.',
  })
  @IsOptional()
  @Text({ maximum: mostQueried })
  query?: string | null;

  @Field(() => MemberState, { defaultValue: MemberState.ALL, description: 'Which members.' })
  state: MemberState = MemberState.ALL;
}

const { note } = inputLimits.report;

/** A member, and why the operator acts. */
@InputType()
abstract class ReasonedAct {
  @Field(() => ID, { description: 'The id of the member.' })
  userId: string;

  @Field(() => String, {
    description: `The reason for the log, which only operators read: 1 to ${spelled(note)} characters.`,
  })
  @Text({ minimum: 1, maximum: note, message: 'note must give the reason' })
  note: string;
}

@InputType({ description: 'A suspension.' })
export class SuspendMemberInput extends ReasonedAct {
  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether to hide the member and all that they wrote from everyone, until the suspension is lifted.',
  })
  hides: boolean = false;

  @Field(() => TakedownReason, {
    nullable: true,
    description: 'Why, from the list that the member reads. Absent: OTHER, or as it was for a suspended member.',
  })
  reason?: TakedownReason | null;

  @Field(() => String, {
    nullable: true,
    description: `The text that the member reads in a mail and when they try to sign in: 1 to ${spelled(inputLimits.takedown.words)} characters. Absent: they read only that the account is suspended.`,
  })
  @IsOptional()
  @Text({ minimum: 1, maximum: inputLimits.takedown.words, message: 'words must say something, or be absent' })
  words?: string | null;
}

@ArgsType()
export class LiftSuspensionArguments {
  @Field(() => ID, { description: 'The id of the member.' })
  userId: string;

  @Field(() => String, {
    nullable: true,
    description: `The reason for the log, which only operators read: 1 to ${spelled(note)} characters. Absent: none.`,
  })
  @IsOptional()
  @Text({ minimum: 1, maximum: note, message: 'note must give the reason, or be absent' })
  note?: string | null;
}

@InputType({ description: 'A deletion of an account.' })
export class DeleteMemberInput extends ReasonedAct {}

@ObjectType({ description: 'The result of deleting a member.' })
export class DeleteMemberPayload {
  @Field(() => ID, { description: 'The id of the deleted member.' })
  deletedUserId: string;
}

@ObjectType({ description: 'The result of an act on a member.' })
export class OperatorMemberPayload {
  @Field(() => OperatorMember, { description: 'The member as they are now.' })
  member: OperatorMember;
}

const authorIn = (table: string) =>
  `when '${table}' then (select t.author_id from "${table}" t where t.id = r.target_id)`;
const isThere = 'not exists (select from account_deletion d where d.user_id = u.id and d.deletes)';

/** The members who meet a condition. One pass over the open reports counts those about all of them. */
const membersWhere = (condition: string) =>
  `with listed as materialized (
     select u.id, u.username, u.display_name, u.created_at, u.suspended_at from "user" u where ${isThere} and ${condition}
   ), reported as (
     select about.author_id, count(*)::int as count from (
       select case r.target_type when 'user' then r.target_id ${['post', 'comment', 'moment'].map(authorIn).join(' ')} end as author_id
       from report r where r.resolved_at is null
     ) about where about.author_id in (select id from listed) group by about.author_id
   )
   select u.id, u.username, u.display_name as "displayName", u.created_at as "createdAt", u.suspended_at as "suspendedAt",
     exists (select from account_deletion d where d.user_id = u.id) as "isHidden",
     (select m.address from mail_address m where m.user_id = u.id) as "mailAddress",
     (select m.confirmed_at from mail_address m where m.user_id = u.id) as "mailConfirmedAt",
     (select m.pending from mail_address m where m.user_id = u.id) as "pendingMailAddress",
     (select count(*)::int from post p where p.author_id = u.id) as "postCount",
     (select count(*)::int from takedown t where t.author_id = u.id) as "takedownCount",
     coalesce(reported.count, 0) as "openReportCount"
   from listed u left join reported on reported.author_id = u.id order by u.created_at desc, u.id desc`;

const pageStatement = statement(
  'operator.members',
  membersWhere(
    `(not $1::boolean or u.suspended_at is not null) and (u.username ilike $2 or u.display_name ilike $2 or exists (
       select from mail_address m where m.user_id = u.id and starts_with(lower(m.address), lower($6))
     )) and (u.created_at, u.id) < ($3::timestamptz, $4::uuid) order by u.created_at desc, u.id desc limit $5`,
  ),
);
const oneStatement = statement('operator.member', membersWhere('u.id = $1'));
const namedStatement = statement('operator.memberNamed', membersWhere('lower(u.username) = lower($1)'));

const cursors = timeCursors('operatorMembers');

type Row = OperatorMember & Record<string, unknown>;

type Host = Pick<Reader, 'sql'> & { readonly services: Pick<Services, 'mailer'> };

/** Where mails bring the link, the operator does not read an address that waits. */
const shownBy = ({ services }: Host, row: Row): Row => (services.mailer ? { ...row, pendingMailAddress: null } : row);

/** A page of members, the newest first. For the operator. */
export async function pageOfMembers(
  host: Host,
  { query, state, ...page }: MembersArguments,
): Promise<Connection<OperatorMember>> {
  const [time, id] = cursors.decode(page.after) ?? latest;
  const text = query?.trim() ?? '';
  const values = [state === MemberState.SUSPENDED, likePattern(text), time, id, page.first + 1, text];
  const rows = (await host.sql<Row>(pageStatement, values)).map((row) => shownBy(host, row));
  return toConnection(rows, page, (row) => cursors.encode([row.createdAt.toISOString(), row.id]));
}

/** Finds a member by id or username. For the operator. Throws NOT_FOUND. */
export async function requireMember(host: Host, called: string): Promise<OperatorMember> {
  const [found] = await host.sql<Row>(isId(called) ? oneStatement : namedStatement, [called]);
  if (!found) throw new DomainError('NOT_FOUND', 'Member not found');
  return shownBy(host, found);
}
