import type { GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import type { RestEndpoint } from '../doors/rest/restEndpoint.ts';
import { isWrite } from '../platform/http/sameOrigin.ts';
import { newId } from '../platform/lib/ids.ts';
import type { Slot } from './fillSlots.ts';
import { documentFor, fillSlots, inList, isId } from './fillSlots.ts';

/** A write that names something by an id, whoever's that is. */
export interface Takeover {
  /** The mutation or the route: `DELETE /posts/{id}`. */
  readonly place: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** The variables of a mutation: each of its ids being the one in question, each of its flags set and taken back. */
function variablesOf(slots: readonly Slot[], id: string): Record<string, unknown>[] {
  const plain = fillSlots(slots, id);
  const flags = Object.keys(plain).filter((name) => plain[name] === true);
  const furtherIds = slots.filter((slot) => isId(slot) && !isNonNullType(slot.type));
  return [
    plain,
    ...flags.map((name) => ({ ...plain, [name]: false })),
    ...furtherIds.map(({ name, type }) => ({ ...plain, [name]: inList(type, id) })),
  ];
}

function ofMutation(field: GraphQLField<unknown, unknown>, id: string): Takeover[] {
  const { name, args } = field;
  const query = documentFor('mutation', field);
  const [input] = args;
  const named = input && getNamedType(input.type);
  const ways = isInputObjectType(named)
    ? variablesOf(Object.values(named.getFields()), id).map((values) => ({ [input?.name ?? '']: values }))
    : variablesOf(args, id);
  return ways.map((variables) => ({
    place: `mutation ${name}`,
    method: 'POST',
    path: '/graphql',
    body: { query, variables },
  }));
}

const takesId = (slots: readonly Slot[]): boolean =>
  slots.some((slot) => {
    const named = getNamedType(slot.type);
    return isId(slot) || (isInputObjectType(named) && takesId(Object.values(named.getFields())));
  });

/** Every mutation that takes an id, with this one. */
export function mutationTakeovers(schema: GraphQLSchema, id: string): Takeover[] {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return mutations.filter(({ args }) => takesId(args)).flatMap((mutation) => ofMutation(mutation, id));
}

const said: Record<string, unknown> = {
  content: 'Taken over',
  description: 'Taken over',
  displayName: 'Taken over',
  bio: 'Taken over',
  reason: 'Taken over',
  targetType: 'post',
  privacy: 'private',
};

/** Every route that writes and takes an id, with this one; `ownId` is of the one who sends it. */
export function routeTakeovers(routes: readonly RestEndpoint[], id: string, ownId: string): Takeover[] {
  return routes
    .filter(({ method, isRead }) => isWrite(method) && !isRead)
    .flatMap(({ method, path, params, body }) => {
      const place = `${method} ${path}`;
      const members = Object.keys(body.properties);
      const idNames = members.filter((name) => /^id$|Id$/.test(name));
      const names = Object.keys(params.properties);
      if (idNames.length + names.length === 0) return [];
      const words = Object.entries(said).filter(([name]) => members.includes(name));
      const ids = idNames.map((name) => [name, name === 'id' ? newId() : id]);
      const bodies = members.length === 0 ? [undefined] : bodiesOf(Object.fromEntries([...words, ...ids]), id, ownId);
      return pathsOf(path, names, id, ownId).flatMap((filled) =>
        bodies.map((each) => ({ place, method, path: `/api${filled}`, body: each })),
      );
    });
}

/** The body as it is, without each of its ids, and as one who names themselves. */
function bodiesOf(whole: Record<string, unknown>, id: string, ownId: string): object[] {
  const names = Object.keys(whole);
  const without = names
    .filter((name) => /Id$/.test(name))
    .map((left) => Object.fromEntries(Object.entries(whole).filter(([name]) => name !== left)));
  const oneself = ['userId', 'followerId'].filter((name) => names.includes(name)).map((name) => [name, ownId]);
  const asOneself = { ...whole, ...Object.fromEntries(oneself) };
  return [whole, asOneself, ...without, ...(names.includes('id') ? [{ ...asOneself, id }] : [])];
}

/** A path with the id in all places, and in each of them with one's own in the others. */
function pathsOf(path: string, names: readonly string[], id: string, ownId: string): string[] {
  const filled = (idFor: (name: string) => string) =>
    names.reduce((text, name) => text.replace(`{${name}}`, idFor(name)), path);
  if (names.length < 2) return [filled(() => id)];
  return [filled(() => id), ...names.map((asked) => filled((name) => (name === asked ? id : ownId)))];
}
