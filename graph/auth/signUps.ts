import type { Services } from '../context.ts';
import type { User } from '../model/users/User.ts';
import { DomainError } from '../platform/lib/errors.ts';

// The policy of sign-up. `open`: everybody. `invitation`: visitors with an invitation. `approval`: visitors with an invitation
// at once, and all others after an operator has approved them; until then they are no members and cannot sign in.
// `closed`: nobody, not even with an invitation. The operator can always make accounts.

export const usernameTaken = () => new DomainError('CONFLICT', 'Username already taken', { field: 'username' });

/** The columns of a new member that the operator has chosen. */
export function newMemberFacts({ instance }: Pick<Services, 'instance'>): Partial<Pick<User, 'unitsPreference'>> {
  const { units } = instance.current();
  return units ? { unitsPreference: units } : {};
}

/** Whether a sign-up waits for an operator. */
export const needsApproval = ({ signUps }: Pick<Services, 'signUps'>, invitation: string | null | undefined): boolean =>
  signUps === 'approval' && !invitation;

/** Throws CONFLICT while sign-up is closed, because nobody could use an invitation. For the operator. */
export function refuseClosed({ signUps }: Pick<Services, 'signUps'>): void {
  if (signUps !== 'closed') return;
  throw new DomainError(
    'CONFLICT',
    'Sign-up is closed, and an invitation does not open it: first set sign-ups to invitation, on the board or by instance set sign-ups invitation',
  );
}

/** Throws FORBIDDEN unless a visitor can sign up. `invitation` is the token of the visitor's link. */
export function permitSignUp({ signUps }: Pick<Services, 'signUps'>, invitation: string | null | undefined): void {
  if (signUps === 'closed') throw new DomainError('FORBIDDEN', 'This instance accepts no new members');
  if (signUps === 'invitation' && !invitation)
    throw new DomainError('FORBIDDEN', 'This instance accepts new members by invitation only');
}
