const keyOf = (memberId: string) => `cycle-chat-first-steps:${memberId}`;

/** Whether this browser still offers the first steps to a new member. */
export function areFirstStepsOffered(memberId: string): boolean {
  try {
    return localStorage.getItem(keyOf(memberId)) === null;
  } catch {
    // A browser that blocks storage would offer them on every visit.
    return false;
  }
}

export function hideFirstSteps(memberId: string): void {
  try {
    localStorage.setItem(keyOf(memberId), 'seen');
  } catch (error) {
    console.error('Keeping the choice failed:', error);
  }
}
