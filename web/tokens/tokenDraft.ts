import { v7 as uuidv7 } from 'uuid';
import type { CreateAccessTokenInput, TokenScope } from '../generated.ts';

export interface TokenDraft {
  /** Chosen here, so that a retry cannot create a second token. */
  id: string;
  name: string;
  scope: TokenScope;
  /** The lifetime in days, as the form stores it. */
  days: string;
  /** The password of the account. Empty until the server requires it. */
  password: string;
}

export const MAX_NAME_LENGTH = 50;
export const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;

export function newTokenDraft(): TokenDraft {
  return { id: uuidv7(), name: '', scope: 'READ', days: '90', password: '' };
}

export function tokenInput({ id, name, scope, days, password }: TokenDraft): CreateAccessTokenInput {
  return { id, name: name.trim(), scope, expiresInDays: Number(days), ...(password && { currentPassword: password }) };
}
