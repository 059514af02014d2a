import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { UserConnection } from '../model/users/UserConnection.ts';
import { PageArguments } from '../platform/graphql/paginate.ts';
import { findGroupMembers } from './groupMembers.ts';

@Resolver()
export class GroupMemberResolver {
  @Query(() => UserConnection, {
    description:
      'The members of a group whose username or display name contains a text, in the order in which they joined. Case, accents and punctuation are ignored. A blank text and an unknown group have none. Only members search in a group that is not OPEN. Errors: BAD_USER_INPUT for a text of more than 200 characters, RATE_LIMITED when too many searches wait.',
  })
  groupMembers(
    @Arg('groupId', () => ID, { description: 'The id of the group.' }) groupId: string,
    @Arg('query', () => String, { description: 'A part of the username or display name.' }) query: string,
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() ctx: Context,
  ) {
    return findGroupMembers(ctx, { groupId, query, page });
  }
}
