import { v7 as uuidv7 } from 'uuid';
import type { CreateAccessTokenInput, TokenScope } from '../generated.ts';

export interface TokenDraft {
  /** Made here, so that sending the same draft again cannot make a second token. */
  id: string;
  name: string;
  scope: TokenScope;
  /** How long it lives, in days, as the form holds it. */
  days: string;
}

export const LONGEST_NAME = 50;
export const lifetimes = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
] as const;

export function newTokenDraft(): TokenDraft {
  return { id: uuidv7(), name: '', scope: 'READ', days: '90' };
}

export function tokenInput({ id, name, scope, days }: TokenDraft): CreateAccessTokenInput {
  return { id, name: name.trim(), scope, expiresInDays: Number(days) };
}
