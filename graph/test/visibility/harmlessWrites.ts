import type { GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType } from 'graphql';
import { newcomer } from '../authDoors.ts';
import type { Caller, RestAnswer } from '../caller.ts';
import { injectRaw } from '../caller.ts';
import type { TestApp } from '../harness.ts';
import { harmlessMutations } from './harmlessMutations.ts';
import { harmlessRestWrites } from './harmlessRestWrites.ts';
import type { Selector } from './makeSelector.ts';
import { makeSelector } from './makeSelector.ts';
import type { Sightings } from './makeSightings.ts';
import { recoverNewcomer } from './recoverNewcomer.ts';
import type { RouteFacts } from './restReads.ts';
import { tidyGroup } from './tidyGroup.ts';
import type { Writer } from './writer.ts';

/** A call that should have succeeded, and its error. */
export interface Failure {
  call: string;
  message: string;
}

/** A document that calls a mutation, all of its arguments being variables of the same names. */
function mutationOf({ name, args, type }: GraphQLField<unknown, unknown>, body: string, selector: Selector): string {
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`);
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`);
  const [variables, given] = args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  const fragments = `fragment Whole on ${getNamedType(type)} { ${body} }\n${selector.fragmentsOf(body)}`;
  return `mutation ${variables} { __typename ${name}${given} { ...Whole } }\n${fragments}`;
}

/** A document for every mutation of the schema, that asks for everything its payload leads to. */
export function everyMutation(schema: GraphQLSchema): Map<string, string> {
  const selector = makeSelector(schema);
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {});
  return new Map(
    fields.map((field) => {
      const body = selector.select(getNamedType(field.type), `Mutation.${field.name}`);
      return [field.name, mutationOf(field, body, selector)];
    }),
  );
}

/** Calls every mutation without changing anything, and answers what was refused nevertheless. */
export async function writeByGraphQL(
  documents: ReadonlyMap<string, string>,
  caller: Caller,
  writer: Writer,
  sightings: Sightings,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const [name, document] of documents) {
    const mutation = harmlessMutations[name];
    if (!mutation) throw new Error(`Say in the harmless mutations how to call ${name} and change nothing`);
    for (const variables of await mutation(writer)) {
      const { data, error } = await caller.query(document, variables);
      sightings.note('GraphQL', data);
      if (error) failures.push({ call: name, message: error.message });
    }
  }
  return failures;
}

/** Signs somebody up and out again, the only writes of visitors, and does what would shut a member of the cast out. */
export async function comeAndGo(
  documents: ReadonlyMap<string, string>,
  app: TestApp,
  sightings: Sightings,
): Promise<void> {
  const input = newcomer('newcomer');
  const { data } = await app.as(null).query(documents.get('register') ?? '', { input });
  sightings.note('GraphQL', data);
  const caller = app.with({ authorization: `Bearer ${data.register.sessionId}` });
  const changed = { currentPassword: input.password, newPassword: input.password };
  sightings.note('GraphQL', (await caller.query(documents.get('changePassword') ?? '', { input: changed })).data);
  sightings.note('GraphQL', (await caller.query(documents.get('logout') ?? '')).data);
  const { body } = await app.as(null).post('/api/auth/register', newcomer('latecomer'));
  sightings.note('POST /auth/register', body);
  const { post } = app.with({ authorization: `Bearer ${body.sessionId}` });
  sightings.note('POST /auth/logout', (await post('/api/auth/logout')).body);
  await deleteNewcomer(documents, app, sightings);
  await recoverNewcomer(documents, app, sightings);
  await tidyGroup(documents, app, sightings);
}

/** Signs somebody up who then deletes their account. */
async function deleteNewcomer(
  documents: ReadonlyMap<string, string>,
  app: TestApp,
  sightings: Sightings,
): Promise<void> {
  const passing = newcomer('passerby');
  const { body } = await app.as(null).post('/api/auth/register', passing);
  const caller = app.with({ authorization: `Bearer ${body.sessionId}` });
  const input = { currentPassword: passing.password };
  sightings.note('GraphQL', (await caller.query(documents.get('deleteAccount') ?? '', { input })).data);
}

async function send({ app, me }: Writer, method: string, path: string, body?: object): Promise<RestAnswer> {
  const authorization = `Bearer ${await app.tokenOf(me)}`;
  const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
  return injectRaw(app.http, `/api${path}`, { method, headers, body: body && JSON.stringify(body) });
}

/** Sends every request that writes without changing anything, and answers what was refused nevertheless. */
export async function writeByRest(
  routes: readonly RouteFacts[],
  writer: Writer,
  sightings: Sightings,
): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const { method, path } of routes.filter((route) => route.method !== 'GET' && !route.isRead)) {
    const write = `${method} ${path}`;
    const requests = harmlessRestWrites[write];
    if (!requests) throw new Error(`Say in the harmless writes how to send ${write} and change nothing`);
    for (const request of await requests(writer)) {
      const { status, body } = await send(writer, method, request.path, request.body);
      sightings.note(write, body);
      if (status >= 400) failures.push({ call: write, message: body.message });
    }
  }
  return failures;
}
