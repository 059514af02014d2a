import {
  BREAK,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  TypeInfo,
  type TypeNode,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Whether an input object has a field with a default value, at any depth. */
function holdsDefault(type: GraphQLInputType | undefined, known = new Set<unknown>()): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || known.has(named)) return false;
  known.add(named);
  return Object.values(named.getFields()).some(
    (field) => field.defaultValue !== undefined || holdsDefault(field.type, known),
  );
}

/** The type of a variable. Undefined only for an invalid document. */
function inputTypeOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputType | undefined {
  const type = typeFromAST(schema, node);
  return isInputType(type) ? type : undefined;
}

/**
 * Whether graphql-jit handles the variables of a document as the GraphQL specification requires. It fails in four cases.
 * A variable stands inside an input literal: if it is missing, graphql-jit sets the field to null instead of omitting it.
 * A non-null variable has a default value. A nullable variable is used for a non-null argument.
 * A variable is an input object that has a field with a default value.
 */
export function isCompilable(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  const nullable = new Set<string>();
  let compilable = true;
  const refuse = () => {
    compilable = false;
    return BREAK;
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition({ variable, type, defaultValue }) {
        if (type.kind !== Kind.NON_NULL_TYPE) nullable.add(variable.name.value);
        else if (defaultValue) return refuse();
        return holdsDefault(inputTypeOf(schema, type)) ? refuse() : false;
      },
      Variable({ name }, _key, parent) {
        const isInLiteral = !parent || !('kind' in parent) || parent.kind === Kind.OBJECT_FIELD;
        const mayBeNullInVain = nullable.has(name.value) && isNonNullType(types.getInputType());
        return isInLiteral || mayBeNullInVain ? refuse() : undefined;
      },
    }),
  );
  return compilable;
}
