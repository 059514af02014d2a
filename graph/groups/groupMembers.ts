import type { Context } from '../context.ts';
import type { Group } from '../model/groups/Group.ts';
import type { User } from '../model/users/User.ts';
import type { Connection } from '../platform/graphql/connection.ts';
import type { PageArguments } from '../platform/graphql/paginate.ts';
import { mayEnter, noGroup } from './groups.ts';

/** The members of a group, in the order in which they joined; none for viewers who may not read them. */
export async function listGroupMembers(ctx: Context, group: Group, page: PageArguments): Promise<Connection<User>> {
  const ownerId = (await mayEnter(ctx, group)) ? group.id : noGroup;
  return ctx.load.membersOfGroup.load({ ...page, ownerId });
}
