import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { inputLimits } from '../model/inputLimits.ts';
import { Operator } from '../model/operators/Operator.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { addressesIn, createInvitations, pageOfInvitations, planInvitations, revokeInvitation } from './invitations.ts';
import {
  CreateInvitationsInput,
  CreateInvitationsPayload,
  InvitationsArguments,
  OperatorInvitationConnection,
  RevokeInvitationPayload,
} from './OperatorInvitation.ts';

const list = { name: 'the list', field: 'addresses', max: inputLimits.invitation.addresses };

@Resolver(() => Operator)
export class OperatorInvitationResolver {
  @FieldResolver(() => OperatorInvitationConnection, {
    description: 'The invitations, the newest first. Each is deleted 30 days after it has ended.',
  })
  invitations(@Args(() => InvitationsArguments) page: InvitationsArguments, @Ctx() ctx: Context) {
    return pageOfInvitations(ctx, page);
  }

  @ForOperators()
  @Mutation(() => CreateInvitationsPayload, {
    description:
      'Invites visitors, all or none. Mails the link to each address, if the instance sends mail. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT, such as `Line 2 of the list is no e-mail address`; CONFLICT while sign-up is closed.',
  })
  async createInvitations(
    @Arg('input', () => CreateInvitationsInput, { description: 'The invitations.' }) input: CreateInvitationsInput,
    @Ctx() ctx: Context,
  ) {
    const { uses, days, addresses } = input;
    const invited = addresses?.trim() ? addressesIn(addresses, list) : [];
    const plans = planInvitations(ctx.now, { uses, days, addresses: invited });
    const made = await createInvitations(await asOperator(ctx), plans);
    return {
      invitations: made.map(({ token, ...invitation }) => ({ ...invitation, path: token && `/join/${token}` })),
    };
  }

  @ForOperators()
  @Mutation(() => RevokeInvitationPayload, {
    description:
      'Ends an invitation. Members who signed up by it stay. Idempotent. Errors: FORBIDDEN for everyone but operators; NOT_FOUND `Invitation not found`.',
  })
  async revokeInvitation(
    @Arg('invitationId', () => ID, { description: 'The id of the invitation.' }) invitationId: string,
    @Ctx() ctx: Context,
  ) {
    return { invitation: await revokeInvitation(await asOperator(ctx), invitationId) };
  }
}
