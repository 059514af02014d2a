import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { visit } from 'graphql';

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

// The generated type does not describe partial data. TypeScript checks a mutation's variables at its call.
const head = `
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useMutation, useQuery, useSubscription } from '@apollo/client/react';
type QueryOptions<Data, Variables extends OperationVariables> = Omit<useQuery.Options<Data, Variables>, 'returnPartialData'>;
type MutationOptions<Data, Variables extends OperationVariables> = Omit<useMutation.Options<Data, Variables>, 'variables'>;
type SubscriptionOptions<Data, Variables extends OperationVariables> = useSubscription.Options<Data, Variables>;
`;

/**
 * A plugin of GraphQL Code Generator that runs after typescript-operations. It writes each operation as a parsed
 * document with one typed hook. Documents share the definitions of fragments; @graphql-codegen/typed-document-node
 * repeats them.
 */
export function plugin(_schema: GraphQLSchema, files: readonly { document?: DocumentNode }[]) {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const ofFragments = definitions.filter((definition) => definition.kind === 'FragmentDefinition');
  const fragments = new Map(ofFragments.map((fragment) => [fragment.name.value, fragment]));
  const operations = definitions.filter((definition) => definition.kind === 'OperationDefinition');
  const content = [
    ...ofFragments.map((fragment) => `const ${fragment.name.value}Definition = ${literalOf(fragment)};`),
    ...ofFragments.map((fragment) => fragmentDocument(fragment, fragments)),
    ...operations.flatMap((operation) => [operationDocument(operation, fragments), hookOf(operation)]),
  ];
  return { prepend: [head], content: content.join('\n') };
}

/** The node as JSON, without location and empty lists, which Apollo Client and `print` do not need. */
function literalOf(node: FragmentDefinitionNode | OperationDefinitionNode): string {
  const isNeeded = (key: string, value: unknown) => key !== 'loc' && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify(node, (key, value) => (isNeeded(key, value) ? value : undefined));
}

/** The names of all fragments that a definition spreads, directly or through other fragments. */
function spreadsOf(node: FragmentDefinitionNode | OperationDefinitionNode, fragments: Fragments): Set<string> {
  const found = new Set<string>();
  const collect = (definition: FragmentDefinitionNode | OperationDefinitionNode) =>
    visit(definition, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (!fragment) throw new Error(`No .graphql file of the client has the fragment "${name}"`);
        if (found.has(name)) return;
        found.add(name);
        collect(fragment);
      },
    });
  collect(node);
  return found;
}

const documentOf = (first: string, others: Set<string>, type: string) =>
  `{ kind: 'Document', definitions: [${[first, ...Array.from(others, (name) => `${name}Definition`)].join(', ')}] } as unknown as ${type}`;

function fragmentDocument(fragment: FragmentDefinitionNode, fragments: Fragments): string {
  const name = fragment.name.value;
  const type = `TypedDocumentNode<${name}Fragment>`;
  return `export const ${name}FragmentDoc = ${documentOf(`${name}Definition`, spreadsOf(fragment, fragments), type)};`;
}

function operationDocument(operation: OperationDefinitionNode, fragments: Fragments): string {
  const { name, data, variables } = namesOf(operation);
  const type = `TypedDocumentNode<${data}, ${variables}>`;
  return `export const ${name}Document = ${documentOf(literalOf(operation), spreadsOf(operation, fragments), type)};`;
}

/** Apollo Client's hook, bound to the operation. */
function hookOf(operation: OperationDefinitionNode): string {
  const { name, kind, data, variables } = namesOf(operation);
  const options = kind === 'Mutation' || !needsVariables(operation) ? 'options?' : 'options';
  const parameter = `${options}: ${kind}Options<${data}, ${variables}>`;
  return `export const use${name}${kind} = (${parameter}) => use${kind}(${name}Document, options);`;
}

function needsVariables({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
  return variableDefinitions.some(({ type, defaultValue }) => type.kind === 'NonNullType' && !defaultValue);
}

function namesOf({ name, operation }: OperationDefinitionNode) {
  if (!name) throw new Error('An operation of the client has no name');
  const kind = ({ query: 'Query', mutation: 'Mutation', subscription: 'Subscription' } as const)[operation];
  return { name: name.value, kind, data: `${name.value}${kind}`, variables: `${name.value}${kind}Variables` };
}
