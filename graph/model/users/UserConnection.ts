import { connectionOf } from '../../platform/graphql/connection.ts';
import { User } from './User.ts';

export const UserConnection = connectionOf('User', () => User);
