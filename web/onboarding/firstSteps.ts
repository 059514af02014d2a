// The key names no member, because it remains in the browser after they sign out.
const key = 'cycle-chat-first-steps';

/** Whether this browser still offers the first steps to a new member. */
export function areFirstStepsOffered(): boolean {
  try {
    return localStorage.getItem(key) === null;
  } catch {
    // A browser that blocks storage would offer them on every visit.
    return false;
  }
}

export function hideFirstSteps(): void {
  try {
    localStorage.setItem(key, 'seen');
  } catch (error) {
    console.error('Keeping the choice failed:', error);
  }
}

/** Offers the first steps again, to a member who has just registered in this browser. */
export function offerFirstSteps(): void {
  try {
    localStorage.removeItem(key);
  } catch (error) {
    console.error('Keeping the choice failed:', error);
  }
}
