import { readFileSync } from 'node:fs';
import type { DocumentNode } from 'graphql';
import { buildSchema, parse, print } from 'graphql';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { SetLikeMutationVariables } from '../generated.ts';
import * as generated from '../generated.ts';
import { CommentsDocument, HomeFeedDocument, HomePageDocument } from '../generated.ts';
import { plugin } from './documentsPlugin.ts';

const schema = buildSchema('type Query { ride(id: ID!): Ride } type Ride { id: ID! title: String riders: Int }');

/** The generated text for one .graphql file. */
const generate = (text: string) => plugin(schema, [{ document: parse(text) }]).content;

const rideQuery = `
  query RidePage($id: ID!) { ride(id: $id) { id ...RideCard ...Title } }
  fragment RideCard on Ride { riders ...Title }
  fragment Title on Ride { title }`;

describe('the generated documents', () => {
  test('hold each fragment once, whichever way it is spread', () => {
    const code = generate(rideQuery);
    expect(code.match(/"value":"title"/g)).toHaveLength(1);
    expect(code).toMatch(/RidePageDocument = .*\}, RideCardDefinition, TitleDefinition\] \}/);
    expect(code).toContain(
      "RideCardFragmentDoc = { kind: 'Document', definitions: [RideCardDefinition, TitleDefinition] }",
    );
  });

  test('say what the .graphql files say', () => {
    const [, literal = ''] =
      /RidePageDocument = .*definitions: \[(.*), RideCardDefinition/.exec(generate(rideQuery)) ?? [];
    const [operation] = parse(rideQuery).definitions;
    expect(print(JSON.parse(literal))).toBe(operation && print(operation));
  });

  test('share their fragments with each other', () => {
    const cardIn = ({ definitions }: DocumentNode) =>
      definitions.find(
        (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === 'PostCard',
      );
    expect(cardIn(HomePageDocument)).toBeDefined();
    expect(cardIn(HomePageDocument)).toBe(cardIn(HomeFeedDocument));
  });

  test('are refused where a fragment is missing or an operation has no name', () => {
    expect(() => generate('{ ride(id: 1) { ...Lost } }')).toThrow('has no name');
    expect(() => generate('query A { ride(id: 1) { ...Lost } }')).toThrow('the fragment "Lost"');
  });
});

describe('the generated hooks', () => {
  test('are type-checked', () => {
    expect(readFileSync('web/generated.ts', 'utf8')).not.toMatch(/@ts-(nocheck|ignore|expect-error)/);
  });

  test('there is one for each operation', () => {
    const names = Object.keys(generated);
    const documents = names.filter((name) => name.endsWith('Document')).map((name) => name.replace('Document', ''));
    const hooks = names.flatMap((name) => /^use(\w+?)(?:Query|Mutation|Subscription)$/.exec(name)?.[1] ?? []);
    expect(documents.length).toBeGreaterThan(40);
    expect(hooks.sort()).toEqual(documents.sort());
  });

  // Type checking this file fails when one of these rules is broken.
  test('take the variables of their operation and no others', () => {
    type CommentsOptions = Parameters<typeof generated.useCommentsQuery>[0];
    expectTypeOf<{ variables: { postId: string } }>().toExtend<CommentsOptions>();
    expectTypeOf<{ variables: { postId: number } }>().not.toExtend<CommentsOptions>();
    expectTypeOf<{ fetchPolicy: 'cache-first' }>().not.toExtend<CommentsOptions>();
    expectTypeOf(generated.useCommentsQuery).parameters.not.toExtend<[]>();
    expectTypeOf<[]>().toExtend<Parameters<typeof generated.useJoinedGroupsQuery>>();
    expect(CommentsDocument.kind).toBe('Document');
  });

  test('ask for the variables of a mutation where it is called', () => {
    type SetLike = ReturnType<typeof generated.useSetLikeMutation>[0];
    expectTypeOf<[{ variables: SetLikeMutationVariables }]>().toExtend<Parameters<SetLike>>();
    expectTypeOf<[]>().not.toExtend<Parameters<SetLike>>();
    expectTypeOf<[{ variables: { postId: string } }]>().not.toExtend<Parameters<SetLike>>();
    expect(generated.SetLikeDocument.kind).toBe('Document');
  });
});
