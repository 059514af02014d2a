import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Public } from '../platform/graphql/guard.ts';
import { appealSuspension, readSuspension } from './suspensionAppeals.ts';
import { AppealSuspensionInput, AppealSuspensionPayload, ReadSuspensionPayload } from './suspensionInputs.ts';

@Resolver()
export class SuspensionResolver {
  @Public()
  @Mutation(() => ReadSuspensionPayload, {
    description:
      'Reads the statement of a suspension by a link to appeal. A mutation, so that no address and no cache contains the token. It changes nothing. Errors: NOT_FOUND for an unknown link; GONE for a used or expired one, also once the member has appealed or the suspension is lifted; RATE_LIMITED.',
  })
  readSuspension(
    @Arg('token', () => String, {
      description: 'The last part of the link’s address, or the `appealToken` of a refused sign-in.',
    })
    token: string,
    @Ctx() ctx: Context,
  ) {
    return readSuspension(ctx, token);
  }

  @Public()
  @Mutation(() => AppealSuspensionPayload, {
    description:
      'Appeals against a suspension by a link, once. The operator decides, and a mail tells the member. Errors: NOT_FOUND for an unknown link; GONE for a used or expired one; BAD_USER_INPUT; RATE_LIMITED.',
  })
  appealSuspension(
    @Arg('input', () => AppealSuspensionInput, { description: 'The link and the appeal.' })
    input: AppealSuspensionInput,
    @Ctx() ctx: Context,
  ) {
    return appealSuspension(ctx, input);
  }
}
