import {
  type ASTNode,
  BREAK,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  Kind,
  visit,
} from 'graphql';

const atPath = /^Variable "\$\w+" got invalid value [\s\S]* at "\w+\.([^"]+)"; /;
const ofVariable = /^Variable "\$(\w+)" /;
const ofArgument = /^Argument "(\w+)" /;
const innerField = /Field "(\w+)"(?: of required type "[^"]+" was not provided\.| is not defined by type )/;
const notInEnum = /"(\w+)" enum\b|Enum "(\w+)" cannot represent/;

/** The argument or input field that contains a literal. */
function holderOf(literal: ASTNode, document: DocumentNode): string | undefined {
  let holder: string | undefined;
  visit(document, {
    enter(node) {
      const holds = (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) && isWithin(literal, node.value);
      if (holds) holder = node.name.value;
      return node === literal ? BREAK : undefined;
    },
  });
  return holder;
}

const isWithin = (inner: ASTNode, { loc }: ASTNode) =>
  inner.loc !== undefined && loc !== undefined && loc.start <= inner.loc.start && inner.loc.end <= loc.end;

function fieldOf({ message, nodes }: GraphQLError, document: DocumentNode | undefined): string | undefined {
  const [, path] = atPath.exec(message) ?? [];
  const [, inner] = innerField.exec(message) ?? [];
  const known = [path, inner].filter((name) => name !== undefined).join('.');
  if (known) return known;
  const [, name] = ofVariable.exec(message) ?? ofArgument.exec(message) ?? [];
  const [node] = nodes ?? [];
  return name ?? (node && document && holderOf(node, document));
}

function valuesOf({ message }: GraphQLError, schema: GraphQLSchema): string | undefined {
  const [, named, cannot] = notInEnum.exec(message) ?? [];
  const type = schema.getType(named ?? cannot ?? '');
  return isEnumType(type)
    ? type
        .getValues()
        .map(({ name }) => name)
        .join(', ')
    : undefined;
}

/** Adds the path of the invalid input to an error as `field`, and the allowed values of an enum to its message. */
export function nameInput(error: GraphQLError, schema: GraphQLSchema, document?: DocumentNode): GraphQLError {
  // Apollo Server wraps GraphQLErrors of a document. Any other original error comes from a resolver.
  if (error.originalError && !(error.originalError instanceof GraphQLError)) return error;
  const field = fieldOf(error, document);
  const values = valuesOf(error, schema);
  if (!field && !values) return error;
  const { message, nodes, source, positions, path, extensions, locations } = error;
  const extended = values ? `${message} Use one of ${values}.` : message;
  const named = new GraphQLError(extended, { nodes, source, positions, path, extensions: { ...extensions, field } });
  return Object.assign(named, { locations });
}
