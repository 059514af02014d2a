import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { asOperator, type Context } from '../context.ts';
import { InstanceSettings } from '../model/instance/InstanceSettings.ts';
import { ForOperators } from '../platform/graphql/guard.ts';
import { updateInstance } from './instance.ts';
import { UpdateInstanceInput, UpdateInstancePayload } from './instanceInputs.ts';

@Resolver(() => InstanceSettings)
export class InstanceSettingsResolver {
  @ForOperators()
  @Mutation(() => UpdateInstancePayload, {
    description:
      'Changes the settings of the instance. Every node uses them within a second. Errors: FORBIDDEN for everyone but operators; BAD_USER_INPUT; PAYLOAD_TOO_LARGE and RATE_LIMITED for the logo.',
  })
  async updateInstance(
    @Arg('input', () => UpdateInstanceInput, { description: 'The changes.' }) input: UpdateInstanceInput,
    @Ctx() ctx: Context,
  ) {
    return { settings: await updateInstance(await asOperator(ctx), input) };
  }
}
