/** What `since` does, for a stranger. */
export const sinceDescription =
  'The latest `at` that one has been told before an interruption, or when one has read what is followed: what has happened since is told first, and again what happened up to three minutes before, because writes take a while to show. Without it nothing is told of what was before. GONE where it is more than 24 hours ago or too much has happened: read it anew then.';
