import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { Operator } from '../model/operators/Operator.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { approveApplication, pageOfApplications, refuseApplication, refuseApplications } from './applications.ts';
import { makeConfirmationLink, removeMailAddress } from './mailAddresses.ts';
import {
  ApplicationsArguments,
  ApproveApplicationPayload,
  MakeConfirmationLinkPayload,
  MakeResetLinkPayload,
  OperatorApplicationConnection,
  RefuseApplicationInput,
  RefuseApplicationPayload,
  RefuseApplicationsInput,
  RefuseApplicationsPayload,
  RemoveMemberMailAddressPayload,
} from './OperatorApplication.ts';
import { makeResetLink } from './recovery.ts';

const forOperators = 'Errors: FORBIDDEN for everyone but operators';

@Resolver(() => Operator)
export class OperatorAccountResolver {
  @FieldResolver(() => OperatorApplicationConnection, { description: 'The sign-ups that need an approval.' })
  applications(@Args(() => ApplicationsArguments) { state, ...page }: ApplicationsArguments, @Ctx() ctx: Context) {
    return pageOfApplications(ctx, state, page);
  }

  @ForOperators()
  @Mutation(() => ApproveApplicationPayload, {
    description: `Makes an applicant a member, who can then sign in. ${forOperators}; NOT_FOUND \`Application not found\`; CONFLICT if a member has the name.`,
  })
  async approveApplication(
    @Arg('applicationId', () => ID, { description: 'The id of the sign-up.' }) applicationId: string,
    @Ctx() ctx: Context,
  ) {
    const { id } = await approveApplication(await asOperator(ctx), applicationId);
    return { userId: id };
  }

  @ForOperators()
  @Mutation(() => RefuseApplicationPayload, {
    description: `Refuses an applicant, who reads the words at sign-in. It can be approved later. ${forOperators}; BAD_USER_INPUT; NOT_FOUND \`Application not found\`.`,
  })
  async refuseApplication(
    @Arg('input', () => RefuseApplicationInput, { description: 'The sign-up, and why.' }) input: RefuseApplicationInput,
    @Ctx() ctx: Context,
  ) {
    return { application: await refuseApplication(await asOperator(ctx), input.applicationId, input.words) };
  }

  @ForOperators()
  @Mutation(() => RefuseApplicationsPayload, {
    description: `Refuses at most 100 applicants that wait, who each read the words at sign-in. Each can be approved later. ${forOperators}; BAD_USER_INPUT.`,
  })
  async refuseApplications(
    @Arg('input', () => RefuseApplicationsInput, { description: 'The sign-ups, and why.' })
    input: RefuseApplicationsInput,
    @Ctx() ctx: Context,
  ) {
    return { applications: await refuseApplications(await asOperator(ctx), input.applicationIds, input.words) };
  }

  @ForOperators()
  @Mutation(() => MakeResetLinkPayload, {
    description: `Makes a link for a new password, for the operator to hand over. It works once, within an hour. ${forOperators}; NOT_FOUND \`Member not found\`.`,
  })
  async makeResetLink(
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Ctx() ctx: Context,
  ) {
    return makeResetLink(await asOperator(ctx), userId);
  }

  @ForOperators()
  @Mutation(() => MakeConfirmationLinkPayload, {
    description: `Makes a link that confirms the address that waits, for the operator of an instance without mail to hand over. It works once, within 24 hours. ${forOperators}; NOT_FOUND \`No address of the member waits\`; CONFLICT on an instance with mail, or if another account has confirmed the address.`,
  })
  async makeConfirmationLink(
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Ctx() ctx: Context,
  ) {
    return makeConfirmationLink(await asOperator(ctx), userId);
  }

  @ForOperators()
  @Mutation(() => RemoveMemberMailAddressPayload, {
    description: `Removes the address for mails of a member, which gets a mail, and one that is not confirmed. Its links for a new password work no more. ${forOperators}; NOT_FOUND \`The member has no address\`.`,
  })
  async removeMemberMailAddress(
    @Arg('userId', () => ID, { description: 'The id of the member.' }) userId: string,
    @Ctx() ctx: Context,
  ) {
    await removeMailAddress(await asOperator(ctx), userId);
    return { userId };
  }
}
