import { invitationIn } from './invitationState.ts';
import { returnPath } from './returnPath.ts';

/** The facts that a visitor takes to the provider and back. */
export interface ProviderTrip {
  /** The page to open after the sign-in. */
  from: string;
  invitation?: string | undefined;
}

// Session storage belongs to one tab. Addresses and other tabs cannot write it.
const key = 'cycle-chat-provider-trip';

/** Keeps the page to return to, and the invitation, while the tab is at the provider. */
export function beginTrip(state: unknown): void {
  const trip: ProviderTrip = { from: returnPath(state), invitation: invitationIn(state) };
  try {
    sessionStorage.setItem(key, JSON.stringify(trip));
  } catch (error) {
    console.error('Keeping the page to return to failed:', error);
  }
}

/** Reads what the tab took along. The home page without it. */
export function readTrip(): ProviderTrip {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return { from: returnPath(stored), invitation: invitationIn(stored) };
  } catch {
    // Text that is not JSON was not written by `beginTrip`.
    return { from: '/' };
  }
}
