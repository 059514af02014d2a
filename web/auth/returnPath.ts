interface ReturnState {
  from: string;
}

/** The history state that takes a visitor back to where they were once they have signed in. */
export function returnState({
  pathname,
  search,
  hash,
}: {
  pathname: string;
  search: string;
  hash: string;
}): ReturnState {
  return { from: `${pathname}${search}${hash}` };
}

/** Where to go after signing in: where the visitor came from, else the home page. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && /^\/(?![/\\]|login)/.test(from) ? from : '/';
}
