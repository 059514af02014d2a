import type { Context } from '../context.ts';
import { User } from '../model/users/User.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';

/** Reads a member whole after a change: the verbs read only parts. */
export const reread = (ctx: Context, id: string): Promise<User> =>
  holdConnection(ctx.em, (em) => em.findOneOrFail(User, { id }, { refresh: true }));
