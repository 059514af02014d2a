import { connectionOf } from '../lib/connection.ts';
import { User } from './User.ts';

export const UserConnection = connectionOf('User', () => User);
