import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentNode, GraphQLObjectType, SelectionSetNode } from 'graphql';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isAbstractType,
  isListType,
  isObjectType,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, test, vi } from 'vitest';
import type { HomePageQuery, HomePageQueryVariables, SetFollowMutation } from '../generated.ts';
import { HomePageDocument, SetFollowDocument } from '../generated.ts';
import { fakeServer } from '../test/fakeServer.ts';
import { homeOf, nina, summaryOf } from '../test/world.ts';
import { createCache } from './cache.ts';
import { connect } from './client.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const fragments = new Map<string, SelectionSetNode>();
const documents = new Map<string, DocumentNode>();
for (const path of readdirSync('web', { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.graphql') || path.includes('node_modules')) continue;
  const document = parse(readFileSync(join('web', path), 'utf8'));
  documents.set(path, document);
  for (const definition of document.definitions) {
    if (definition.kind === 'FragmentDefinition') fragments.set(definition.name.value, definition.selectionSet);
  }
}

interface Spot {
  /** The file and the field. */
  name: string;
  parent: GraphQLObjectType | undefined;
  field: string;
  type: ReturnType<typeof getNamedType>;
  isList: boolean;
  selectionSet: SelectionSetNode;
}

/** Every selection of every document that the client sends. */
function spots(): Spot[] {
  const found: Spot[] = [];
  for (const [path, document] of documents) {
    const info = new TypeInfo(schema);
    const visitor = visitWithTypeInfo(info, {
      enter(node) {
        if (node.kind !== 'Field' && node.kind !== 'FragmentDefinition' && node.kind !== 'InlineFragment') return;
        const type = info.getType();
        const parent = info.getParentType();
        if (!type || !node.selectionSet) return;
        const field = node.kind === 'InlineFragment' ? '…' : node.name.value;
        found.push({
          name: `${path}: ${field}`,
          parent: isObjectType(parent) ? parent : undefined,
          field,
          type: getNamedType(type),
          isList: isListType(getNullableType(type)),
          selectionSet: node.selectionSet,
        });
      },
    });
    visit(document, visitor);
  }
  return found;
}

function selectsId({ selections }: SelectionSetNode): boolean {
  return selections.some((selection) => {
    if (selection.kind === 'Field') return selection.name.value === 'id' && !selection.alias;
    if (selection.kind === 'InlineFragment') return selectsId(selection.selectionSet);
    const fragment = fragments.get(selection.name.value);
    return fragment !== undefined && selectsId(fragment);
  });
}

const hasId = (type: Spot['type']): boolean => isObjectType(type) && 'id' in type.getFields();

describe('what the client asks for', () => {
  test('names every entity by its id, so that no two selections of it fight', () => {
    const entities = spots().filter(({ type }) => hasId(type));
    expect(entities.length).toBeGreaterThan(50);

    expect(entities.filter(({ selectionSet }) => !selectsId(selectionSet)).map(({ name }) => name)).toEqual([]);
  });

  test('asks of no type that may be one of several, which the cache would have to be told of', () => {
    expect(
      spots()
        .filter(({ type }) => isAbstractType(type))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('keeps the pages of each list together', () => {
    const { policies } = createCache();
    const lists = spots().filter(({ parent, type }) => parent && type?.name.endsWith('Connection'));
    expect(lists.length).toBeGreaterThan(30);

    const isPaged = ({ parent, field, type }: Spot) =>
      policies.getMergeFunction(parent?.name ?? '', field, type?.name ?? '') !== undefined;
    expect(lists.filter((list) => !isPaged(list)).map(({ name, parent }) => `${parent?.name} in ${name}`)).toEqual([]);
  });

  test('has a way to merge each object without an id that is selected in more than one way', () => {
    const { policies } = createCache();
    const ways = new Map<string, Set<string>>();
    for (const { parent, field, type, isList, selectionSet } of spots()) {
      if (!parent || !isObjectType(type) || hasId(type) || isList) continue;
      const key = `${parent.name}.${field}: ${type.name}`;
      ways.set(key, (ways.get(key) ?? new Set()).add(print(selectionSet)));
      if (policies.getMergeFunction(parent.name, field, type.name)) ways.delete(key);
    }

    expect([...ways].filter(([, selections]) => selections.size > 1).map(([key]) => key)).toEqual([]);
  });
});

test('an answer that brings some statistics leaves the others as they were', async () => {
  const server = fakeServer({ homePage: () => homeOf(nina), setFollow: () => answer });
  const { client } = connect({ sessionId: 'secret', onSessionLost: vi.fn(), transport: server.link });
  const home = { query: HomePageDocument, variables: { signedIn: true } };
  await client.query<HomePageQuery, HomePageQueryVariables>(home);
  await client.mutate({ mutation: SetFollowDocument, variables: { userId: 'maeve-id', following: true } });

  const viewer = client.cache.readQuery<HomePageQuery, HomePageQueryVariables>(home)?.viewer;
  expect(viewer?.stats).toEqual({ ...summaryOf(nina).stats, weeks: undefined, followingCount: 209 });
});

const answer: SetFollowMutation = {
  setFollow: {
    __typename: 'SetFollowPayload',
    user: {
      __typename: 'User',
      id: 'maeve-id',
      viewerIsFollowing: true,
      stats: { __typename: 'UserStats', followerCount: 3 },
    },
    viewer: { __typename: 'User', id: nina.id, stats: { __typename: 'UserStats', followingCount: 209 } },
  },
};
