import { definePolicy } from '../lib/allow.ts';
import type { User } from './User.ts';

const isSelf = (viewer: { id: string } | null, user: Pick<User, 'id'>) => viewer?.id === user.id;

/** Everyone may read a member; their email, phone, location and goal, and every edit, are for that member alone. */
export const userPolicy = definePolicy<Pick<User, 'id'>, 'readPrivate' | 'edit'>('User', {
  read: () => true,
  readPrivate: isSelf,
  edit: isSelf,
});
