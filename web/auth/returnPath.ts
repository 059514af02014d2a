interface ReturnState {
  from: string;
  /** True when the visitor pressed the button of the prompt that an action showed. */
  isPrompted?: boolean;
}

/** The history state that returns a visitor to the current page after sign-in. */
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

/**
 * Accepts only paths of this site. Browsers strip line breaks and tabs from a path, which could turn it into another
 * site's URL.
 */
const isHere = (path: string) => /^\/(?![/\\]|login)/.test(path) && !/[\t\n\r]/.test(path);

/** The path to open after sign-in: the page the visitor came from, or the home page. */
export function returnPath(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && isHere(from) ? from : '/';
}

/** Whether the visitor came by the prompt of an action. */
export function isPrompted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isPrompted' in state && state.isPrompted === true;
}
