import { invitationIn, invitedAddressIn } from './invitationState.ts';
import { returnPath } from './returnPath.ts';

/** The facts that a visitor takes to the provider and back. */
export interface ProviderTrip {
  /** The page to open after the sign-in. */
  from: string;
  invitation?: string | undefined;
  /** The address that the invitation was mailed to. */
  invitedAddress?: string | undefined;
}

// Session storage belongs to one tab. Addresses and other tabs cannot write it.
const key = 'cycle-chat-provider-trip';

/** The content of a history state, or of the stored trip. */
const tripOf = (state: unknown): ProviderTrip => ({
  from: returnPath(state),
  invitation: invitationIn(state),
  invitedAddress: invitedAddressIn(state),
});

/** Keeps the page to return to, and the invitation, while the tab is at the provider. */
export function beginTrip(state: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(tripOf(state)));
  } catch (error) {
    console.error('Keeping the page to return to failed:', error);
  }
}

/** Reads what the tab took along. The home page without it. */
export function readTrip(): ProviderTrip {
  try {
    return tripOf(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
  } catch {
    // Text that is not JSON was not written by `beginTrip`.
    return { from: '/' };
  }
}
