import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ChangeMailAddressPayload } from '../auth/recoveryInputs.ts';
import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';

@Resolver(() => ChangeMailAddressPayload)
export class MailAddressResolver {
  @FieldResolver(() => User, { description: 'The member, with the address that waits.' })
  user(@Root() { userId }: ChangeMailAddressPayload, @Ctx() ctx: Context) {
    return ctx.load.userById.load(userId);
  }
}
