import type { GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { getNamedType, isEnumType, isInputObjectType, isLeafType, isListType, isNonNullType } from 'graphql';
import { nobodysId } from '../hostile.ts';
import { type Kind, kindsNamed } from './kindsNamed.ts';
import type { Probe } from './Probe.ts';

type Field = GraphQLField<unknown, unknown>;

/** The name and type of an argument or input field. */
interface Slot {
  name: string;
  type: GraphQLInputType;
}

/** A value that every rule accepts, for a slot that is not the one in question. */
function fill({ name, type }: Slot, kind: Kind, openPostId: string): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return fillAll(Object.values(named.getFields()), kind, openPostId);
  if (isEnumType(named)) return name === 'targetType' ? kind.toUpperCase() : named.getValues()[0]?.name;
  if (name === 'postId') return openPostId;
  return { Boolean: true, ID: nobodysId }[named.name] ?? 'Hello';
}

const isNeeded = ({ name, type }: Slot) => isNonNullType(type) || name === 'description';

function fillAll(slots: readonly Slot[], kind: Kind, openPostId: string): Record<string, unknown> {
  return Object.fromEntries(slots.filter(isNeeded).map((slot) => [slot.name, fill(slot, kind, openPostId)]));
}

const listIf = (type: GraphQLInputType, id: string) =>
  isListType(isNonNullType(type) ? type.ofType : type) ? [id] : id;

/** The slots for ids among these; that of what a write makes is its own to choose. */
const idsAmong = (slots: readonly Slot[]) => slots.filter(({ type }) => getNamedType(type).name === 'ID');

/** A document that calls a field of the root with variables of the names of its arguments. */
export function documentOf(operation: string, { name, args, type }: Field): string {
  const declared = args.map((argument) => `$${argument.name}: ${argument.type}`);
  const passed = args.map((argument) => `${argument.name}: $${argument.name}`);
  const body = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const [variables, given] = args.length > 0 ? [`(${declared})`, `(${passed})`] : ['', ''];
  return `${operation} ${variables} { ${name}${given} ${body} }`;
}

/** The ways to fill the slots beside the one in question: whether a flag sets or takes back is another question each. */
function waysToFill(slots: readonly Slot[], kind: Kind, openPostId: string): Record<string, unknown>[] {
  const filled = fillAll(slots, kind, openPostId);
  const flag = Object.keys(filled).find((name) => filled[name] === true);
  return flag ? [filled, { ...filled, [flag]: false }] : [filled];
}

function probesOf(operation: string, field: Field, openPostId: string): Probe[] {
  const query = documentOf(operation, field);
  const place = `${operation} ${field.name}`;

  /** The probes of one slot among others; `wrap` makes the variables of them all. */
  function probesOfSlot(slot: Slot, noun: string, slots: readonly Slot[], wrap: (values: object) => object): Probe[] {
    return kindsNamed(noun, place).flatMap((kind) =>
      waysToFill(slots, kind, openPostId).map((filled) => {
        const isUndoing = Object.values(filled).includes(false);
        return {
          name: `${place}(${slot.name}: a ${kind}${isUndoing ? ', taken back' : ''})`,
          kind,
          place,
          isWrite: operation === 'mutation',
          isUndoing,
          request(id) {
            const variables = wrap({ ...filled, [slot.name]: listIf(slot.type, id) });
            return { method: 'POST', path: '/graphql', body: { query, variables } };
          },
        };
      }),
    );
  }

  // `post(id)` tells by its own name what it looks for.
  const direct = idsAmong(field.args).flatMap((slot) =>
    probesOfSlot(slot, /^ids?$/.test(slot.name) ? field.name : slot.name, field.args, (values) => values),
  );
  const nested = field.args.flatMap(({ name, type }) => {
    const input = getNamedType(type);
    if (!isInputObjectType(input)) return [];
    const slots = Object.values(input.getFields());
    return idsAmong(slots)
      .filter((slot) => slot.name !== 'id')
      .flatMap((slot) => probesOfSlot(slot, slot.name, slots, (values) => ({ [name]: values })));
  });
  return [...direct, ...nested];
}

/** A probe for every id that a query or a mutation takes. */
export function graphqlProbes(schema: GraphQLSchema, openPostId: string): Probe[] {
  const queries = Object.values(schema.getQueryType()?.getFields() ?? {});
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  return [
    ...queries.flatMap((field) => probesOf('query', field, openPostId)),
    ...mutations.flatMap((field) => probesOf('mutation', field, openPostId)),
  ];
}
