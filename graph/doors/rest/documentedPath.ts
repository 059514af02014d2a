// `/users/by-username/{username}` and `/users/{id}/stats` both match `/users/by-username/stats`. The router prefers the
// fixed part, but OpenAPI has no such rule. The document therefore moves the fixed part into the server address.

const ambiguousPath = /^\/users(?=\/by-username\/)/;

const serverPartOf = (path: string): string => ambiguousPath.exec(path)?.[0] ?? '';

/** The path of a route in the OpenAPI document. */
export const documentedPath = (path: string): string => path.slice(serverPartOf(path).length);

/** The servers of a route. Undefined if they are those of the whole document. */
export function serversOf(path: string): { url: string }[] | undefined {
  const part = serverPartOf(path);
  return part ? [{ url: `/api${part}` }] : undefined;
}
