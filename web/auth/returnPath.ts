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

/** A path of ours. Browsers drop line breaks and tabs in silence, and take what is then left for an address. */
const isHere = (path: string) => /^\/(?![/\\]|login)/.test(path) && !/[\t\n\r]/.test(path);

/** Where to go after signing in: where the visitor came from, else the home page. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && isHere(from) ? from : '/';
}
