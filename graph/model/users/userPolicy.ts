import { definePolicy } from '../../platform/lib/allow.ts';
import type { User } from './User.ts';

const isSelf = (viewer: { id: string } | null, user: Pick<User, 'id'>) => viewer?.id === user.id;

/** Everyone may read a member. Only the member may read their email, phone, location and goal, and edit them. */
export const userPolicy = definePolicy<Pick<User, 'id'>, 'readPrivate' | 'edit'>('User', {
  read: () => true,
  readPrivate: isSelf,
  edit: isSelf,
});
