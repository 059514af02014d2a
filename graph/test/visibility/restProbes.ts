import { type Kind, kindsNamed } from './kindsNamed.ts';
import type { Probe } from './Probe.ts';
import { nounOf, type RouteFacts } from './restReads.ts';

/** Members of bodies and queries that hold ids; `userId` is the caller's own, `id` is of what is made. */
const isIdOfAnother = (name: string) => /.Ids?$/.test(name) && name !== 'userId';

/** Values for the members of bodies that are not the tested id. */
const wordsFor = (kind: Kind, openPostId: string): Record<string, unknown> => ({
  content: 'Hello',
  description: 'Hello',
  reason: 'Hello',
  targetType: kind,
  postId: openPostId,
});

function probesOf(route: RouteFacts, openPostId: string): Probe[] {
  const { method, path, params, query, body, isRead } = route;
  const place = `${method} ${path}`;
  const members = Object.keys(body.properties);
  const bodyFor = (kind: Kind, more: object = {}) => {
    const words = Object.entries(wordsFor(kind, openPostId)).filter(([name]) => members.includes(name));
    return method === 'GET' || method === 'DELETE' ? undefined : { ...Object.fromEntries(words), ...more };
  };
  // Other parameters of a path are the caller's id.
  const fill = (ownId: string, asked?: string, id = '') =>
    Object.keys(params.properties).reduce(
      (text, name) => text.replace(`{${name}}`, name === asked ? id : ownId),
      `/api${path}`,
    );
  const probe = (
    name: string,
    noun: string,
    requestFor: (kind: Kind, id: string, ownId: string) => ReturnType<Probe['request']>,
  ) =>
    kindsNamed(noun, place).map((kind) => ({
      name: `${place} (${name}: a ${kind})`,
      kind,
      place,
      isWrite: method !== 'GET' && !isRead,
      isUndoing: method === 'DELETE' || path.endsWith('/toggle'),
      request: (id: string, ownId: string) => requestFor(kind, id, ownId),
    }));
  return [
    ...Object.keys(params.properties)
      .filter((name) => name !== 'username')
      .flatMap((name) =>
        probe(name, nounOf(route, name), (kind, id, ownId) => ({
          method,
          path: fill(ownId, name, id),
          body: bodyFor(kind),
        })),
      ),
    ...Object.keys(query.properties)
      .filter(isIdOfAnother)
      .flatMap((name) =>
        probe(name, name, (_kind, id, ownId) => ({ method, path: `${fill(ownId)}?${name}=${id}&userId=${ownId}` })),
      ),
    ...members.filter(isIdOfAnother).flatMap((name) =>
      probe(name, name, (kind, id, ownId) => {
        const value = name.endsWith('s') ? [id] : id;
        return { method, path: fill(ownId), body: bodyFor(kind, { [name]: value }) };
      }),
    ),
  ];
}

/** A probe for every id that a route takes. */
export const restProbes = (routes: readonly RouteFacts[], openPostId: string): Probe[] =>
  routes.flatMap((route) => probesOf(route, openPostId));
