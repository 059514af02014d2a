import { definePolicy } from '../lib/allow.ts';
import type { User } from './User.ts';

const isSelf = (viewer: { id: string } | null, user: Pick<User, 'id'>) => viewer?.id === user.id;

/** Everyone may read a member; email, phone, location and goal are for that member alone. */
export const userPolicy = definePolicy<Pick<User, 'id'>, 'readPrivate'>('User', {
  read: () => true,
  readPrivate: isSelf,
});
