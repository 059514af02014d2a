import type { GraphQLArgument, GraphQLField, GraphQLSchema } from 'graphql';
import { getNamedType, isEnumType, isRequiredArgument } from 'graphql';
import type { Caller } from '../caller.ts';
import { nobodysId } from '../hostile.ts';
import { combinations } from './combinations.ts';
import type { Cast } from './makeCast.ts';
import { commonWord, groupsOfCast } from './makeMembers.ts';
import { makeSelector, type Selector } from './makeSelector.ts';
import type { Sightings } from './makeSightings.ts';
import { groupToken } from './makeTokens.ts';
import { spellings } from './spellings.ts';
import { people } from './table.ts';

// The whole of the schema's queries, asked with every argument that could lead somewhere.

/** A request for one field of the root, under as many names as there are ways to call it. */
export interface Question {
  field: string;
  document: string;
  variables: Record<string, unknown>;
}

/** The server takes no more names for fields in one document. */
const namesOfDocument = 25;
/** All viewers ask at once from one address, whose queue of searches has 64 places. */
const suggestionsOfDocument = 3;

type Field = GraphQLField<unknown, unknown>;
type Values = Record<string, readonly unknown[]>;

/** Values for the arguments of root fields, by `field.argument` or by the argument alone. Null leaves it out. */
function valuesOf({ things, members, marks, idOf }: Cast): Values {
  const idsOf = (kind: string) => things.filter((thing) => thing.kind === kind).map(({ id }) => id);
  const users = people.map((person) => members[person].id);
  const groups = groupsOfCast.map(([name]) => idOf(name));
  const everything = [...things.map(({ id }) => id), ...users, ...groups, idOf('event'), nobodysId];
  return {
    'post.id': [...idsOf('post'), nobodysId],
    'comment.id': [...idsOf('comment'), nobodysId],
    'user.id': [null, ...users, nobodysId],
    'user.username': [null, members.owner.username],
    'group.id': [...groups, nobodysId],
    'event.id': [idOf('event'), nobodysId],
    'node.id': everything,
    'nodes.ids': [everything],
    'search.query': [commonWord],
    'mentionSuggestions.text': [commonWord, ''],
    'mentionSuggestions.postId': [null, ...idsOf('post')],
    'groupMembers.groupId': [idOf('club'), idOf('cabal')],
    'groupMembers.query': [commonWord],
    'groups.query': [null, commonWord],
    'invitedGroup.token': [groupToken, nobodysId],
    'feed.groupId': [null, idOf('club'), idOf('rivals'), idOf('circle')],
    groupId: [null, idOf('club'), idOf('rivals')],
    type: [null, ...marks.all.filter(({ fact }) => fact === 'type').map(({ value }) => value)],
    from: ['2000-01-01T00:00:00Z'],
    to: [null],
    minimumDistance: [null],
    maximumDistance: [null],
    // These leave out all rides of the cast.
    'rides.difficulty': [null],
    'rides.surface': [null],
    noDrop: [null],
    minimumPace: [null],
    maximumPace: [null],
    followedGoing: [null, true],
    first: [100],
    after: [null],
  };
}

/** Every way to fill these arguments: texts for the document, or values for its variables. */
function waysToFill(field: Field, isChosen: (argument: GraphQLArgument) => boolean, values: Values) {
  const choices = field.args.filter(isChosen).map(({ name, type }) => {
    const named = getNamedType(type);
    const own = values[`${field.name}.${name}`];
    if (isEnumType(named) && !own) return named.getValues().map((value) => [name, value.name, value.name] as const);
    const given = own ?? values[name];
    if (!given) throw new Error(`Say in the crawl what to ask of ${field.name}(${name})`);
    return given.map((value) => [name, value, JSON.stringify(value)] as const);
  });
  return combinations(choices);
}

/**
 * The requests for a field with a selection and these values. Required arguments are variables, so that one document
 * serves for all. Optional arguments are written into it, each combination under an alias.
 */
function questionsOf(field: Field, { body, values, selector }: { body: string; values: Values; selector: Selector }) {
  const isOptional = (argument: GraphQLArgument) => !isRequiredArgument(argument);
  const required = field.args.filter(isRequiredArgument);
  const passed = required.map(({ name }) => `${name}: $${name}`);
  const literal = waysToFill(field, isOptional, values);
  const calls = literal.map((way, index) => {
    const written = way.flatMap(([name, value, text]) => (value === null ? [] : [`${name}: ${text}`]));
    const given = [...passed, ...written];
    return `${field.name}__${index}: ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} { ...Whole }`;
  });
  const declared = required.map(({ name, type }) => `$${name}: ${type}`);
  const fragments = `fragment Whole on ${getNamedType(field.type)} { ${body} }\n${selector.fragmentsOf(body)}`;
  const opening = `query ${declared.length > 0 ? `(${declared})` : ''} { __typename`;
  const variables = waysToFill(field, isRequiredArgument, values).map((way) =>
    Object.fromEntries(way.map(([name, value]) => [name, value])),
  );
  const names = field.name === 'mentionSuggestions' ? suggestionsOfDocument : namesOfDocument;
  return chunksOf(calls, names).flatMap((chunk) => {
    const document = `${opening} ${chunk.join(' ')} }\n${fragments}`;
    return variables.map((each): Question => ({ field: field.name, document, variables: each }));
  });
}

const chunksOf = <Item>(items: readonly Item[], size: number) =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));

const rootFields = (schema: GraphQLSchema): Field[] => Object.values(schema.getQueryType()?.getFields() ?? {});

/** Ways through what has one id are short: they are laid first, before lists multiply what stands at their ends. */
const singleFirst = (fields: Field[]) => fields.toSorted((one, other) => rankOf(one) - rankOf(other));
function rankOf({ name, type }: Field): number {
  if (/Connection|Results|\[/.test(String(type))) return 2;
  // A comment leads only to posts that have comments, so that the way from `post` comes before it.
  return name === 'comment' ? 1 : 0;
}

/** The questions that leave no field of no type unasked, whichever way one comes to it. */
export function everyQuestion(schema: GraphQLSchema, cast: Cast): Question[] {
  const selector = makeSelector(schema);
  const values = valuesOf(cast);
  return singleFirst(rootFields(schema)).flatMap((field) => {
    const body = selector.select(getNamedType(field.type), `Query.${field.name}`);
    return questionsOf(field, { body, values, selector });
  });
}

/** One field of the root for the scalars alone, its other arguments as wide as can be. */
function plainQuestions(schema: GraphQLSchema, field: Field, values: Values): Question[] {
  const selector = makeSelector(schema);
  const body = selector.selectScalars(getNamedType(field.type));
  return questionsOf(field, { body, values, selector });
}

/** The search for every word of the cast. */
export function everySearch(schema: GraphQLSchema, cast: Cast): Question[] {
  const values = { ...valuesOf(cast), 'search.query': cast.marks.all.flatMap(spellings) };
  const fields = rootFields(schema).filter(({ name }) => name === 'search');
  return fields.flatMap((field) => plainQuestions(schema, field, values));
}

/** The lists of every member, by their ids, for what the whole questions may have asked of others alone. */
export function everyListOfMembers(schema: GraphQLSchema, cast: Cast): Question[] {
  const values = { ...valuesOf(cast), 'user.username': [null] };
  const selector = makeSelector(schema);
  const fields = rootFields(schema).filter(({ name }) => name === 'user');
  return fields.flatMap((field) => {
    const body = selector.selectPages(getNamedType(field.type));
    return questionsOf(field, { body, values, selector });
  });
}

/** The lists from behind these cursors, of which each goes with its field of the root. */
export function everyPage(schema: GraphQLSchema, cast: Cast, cursors: ReadonlyMap<string, string[]>): Question[] {
  return rootFields(schema).flatMap((field) => {
    const after = cursors.get(field.name);
    if (!after) return [];
    const narrow = { groupId: [null], type: [null], followedGoing: [null], 'groups.query': [null] };
    return plainQuestions(schema, field, { ...valuesOf(cast), ...narrow, after });
  });
}

export interface Refusal {
  field: string;
  message: string;
}

/** Asks the questions, notes what is answered, and answers what was refused. */
export async function ask(caller: Caller, questions: readonly Question[], sightings: Sightings): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  for (const { field, document, variables } of questions) {
    const { data, error } = await caller.query(document, variables);
    sightings.note('GraphQL', data);
    sightings.note(`GraphQL error of ${field}`, error);
    if (error) refusals.push({ field, message: error.message });
  }
  return refusals;
}
