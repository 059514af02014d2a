import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLCompositeType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  print,
} from 'graphql';
import { stepOf } from '../../platform/graphql/stepOf.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import { anchorOf, inline } from './prose.ts';

/** The cost of a field on one object, without the cost of its values. */
function fieldCost(parent: GraphQLCompositeType, field: GraphQLField<unknown, unknown>): number {
  const node = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field.name } } as const;
  return stepOf([{ node, parent, field }], [], []).weight;
}

type WithFields = GraphQLObjectType | GraphQLInterfaceType;

/** Whether a type only exists for pagination. The manual explains these types once. */
const isPagePart = ({ name }: GraphQLNamedType) => /(Connection|Edge)$/.test(name);

const anchorOfType = (name: string) => anchorOf('type', name);

/** The name of a type, linked to its description. */
function typeLink(type: GraphQLType): Html {
  const { name } = getNamedType(type);
  const [before = '', after = ''] = String(type).split(name);
  return html`${before}<a href="#${anchorOfType(name)}">${name}</a>${after}`;
}

const reasonOf = ({ deprecationReason }: { deprecationReason?: string | null }): Html | false =>
  Boolean(deprecationReason) &&
  html`<p><span class="deprecated">deprecated</span> ${inline(deprecationReason ?? '')}</p>`;

function defaultOf({ defaultValue, type }: GraphQLArgument | GraphQLInputField): Html | false {
  const value = defaultValue === undefined ? undefined : astFromValue(defaultValue, type);
  return value ? html`, <code>${print(value)}</code> unless given` : false;
}

const requiredMark = html` <span class="required">required</span>`;

const argumentLine = (argument: GraphQLArgument): Html => html`
  <li><code>${argument.name}</code>: <code>${typeLink(argument.type)}</code>${isRequiredArgument(argument) && requiredMark}${defaultOf(argument)}.
  ${inline(argument.description ?? '')}${reasonOf(argument)}</li>`;

function fieldRow(parent: WithFields, field: GraphQLField<unknown, unknown>): Html {
  const { name, type, description, args } = field;
  const cost = fieldCost(parent, field);
  return html`
  <div class="row" id="${anchorOf('field', parent.name, name)}">
    <dt><code>${name}</code> ${cost > 0 && html`<span class="cost">cost ${cost}</span>`}<span class="type">${typeLink(type)}</span></dt>
    <dd>${inline(description ?? '')}${reasonOf(field)}${args.length > 0 && html`<ul class="arguments">${args.map(argumentLine)}</ul>`}</dd>
  </div>`;
}

const inputRow = (field: GraphQLInputField): Html => html`
  <div class="row">
    <dt><code>${field.name}</code>${isRequiredInputField(field) && requiredMark}<span class="type">${typeLink(field.type)}</span></dt>
    <dd>${inline(field.description ?? '')}${defaultOf(field)}${reasonOf(field)}</dd>
  </div>`;

const fieldsOf = (type: WithFields): Html =>
  html`<dl>${Object.values(type.getFields()).map((field) => fieldRow(type, field))}</dl>`;

const inputsOf = (type: GraphQLInputObjectType): Html =>
  html`<dl>${Object.values(type.getFields()).map(inputRow)}</dl>`;

const valuesOf = (type: GraphQLEnumType): Html =>
  html`<dl>${type.getValues().map(
    (value) => html`
  <div class="row"><dt><code>${value.name}</code></dt><dd>${inline(value.description ?? '')}${reasonOf(value)}</dd></div>`,
  )}</dl>`;

function membersOf(type: GraphQLNamedType): Html | false {
  if (isObjectType(type) || isInterfaceType(type)) return fieldsOf(type);
  if (isInputObjectType(type)) return inputsOf(type);
  return isEnumType(type) && valuesOf(type);
}

function interfacesOf(type: GraphQLNamedType): Html | false {
  if (!isObjectType(type) || type.getInterfaces().length === 0) return false;
  return html` <span class="type">implements ${type.getInterfaces().map(typeLink)}</span>`;
}

const typeCard = (type: GraphQLNamedType): Html => html`
  <article id="${anchorOfType(type.name)}">
    <h3><a href="#${anchorOfType(type.name)}">${type.name}</a>${interfacesOf(type)}</h3>
    <p>${inline(type.description ?? '')}</p>
    ${membersOf(type)}
  </article>`;

interface Chapter {
  heading: string;
  types: readonly GraphQLNamedType[];
}

/** The types of a schema by chapter, with their fields and descriptions. */
function chaptersOf(schema: GraphQLSchema): Chapter[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
    (type) => type !== null && type !== undefined,
  );
  const named = Object.values(schema.getTypeMap())
    .filter((type) => !isIntrospectionType(type) && !roots.some((root) => root === type))
    .sort((one, other) => one.name.localeCompare(other.name));
  const objects = named.filter((type) => isObjectType(type) || isInterfaceType(type));
  const rootHeadings: Record<string, string> = {
    Query: 'Queries',
    Mutation: 'Mutations',
    Subscription: 'Subscriptions',
  };
  return [
    ...roots.map((root) => ({ heading: rootHeadings[root.name] ?? root.name, types: [root] })),
    { heading: 'Objects', types: objects.filter((type) => !isPagePart(type)) },
    { heading: 'Inputs', types: named.filter(isInputObjectType) },
    { heading: 'Enums', types: named.filter(isEnumType) },
    { heading: 'Pages of lists', types: objects.filter(isPagePart) },
    { heading: 'Scalars', types: named.filter(isScalarType) },
  ];
}

const indexOf = (types: readonly GraphQLNamedType[]): Html | false =>
  types.length > 1 && html`<p class="index">${types.map(typeLink)}</p>`;

const builtIn = (type: GraphQLNamedType) => isScalarType(type) && isSpecifiedScalarType(type);

/** The reference of a schema: chapters with an anchor for each type and field. */
export function typeReference(schema: GraphQLSchema): { headings: string[]; content: Html } {
  const chapters = chaptersOf(schema);
  return {
    headings: chapters.map(({ heading }) => heading),
    content: html`${chapters.map(
      ({ heading, types }) => html`
  <section><h2 id="${anchorOf(heading)}">${heading}</h2>${indexOf(types)}${types.map(typeCard)}
  ${types.some(builtIn) && html`<p>Types that every GraphQL service has are spelled as in the GraphQL specification.</p>`}</section>`,
    )}`,
  };
}
