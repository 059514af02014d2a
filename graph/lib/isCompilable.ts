import type { DocumentNode, GraphQLInputType, GraphQLSchema, TypeNode } from 'graphql';
import {
  BREAK,
  getNamedType,
  isInputObjectType,
  isInputType,
  isNonNullType,
  Kind,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql';

/** Whether a field somewhere inside an input object has a default. */
function holdsDefault(type: GraphQLInputType | undefined, known = new Set<unknown>()): boolean {
  const named = type && getNamedType(type);
  if (!isInputObjectType(named) || known.has(named)) return false;
  known.add(named);
  return Object.values(named.getFields()).some(
    (field) => field.defaultValue !== undefined || holdsDefault(field.type, known),
  );
}

/** The type of a variable; a document that has been validated names no other. */
function inputTypeOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputType | undefined {
  const type = typeFromAST(schema, node);
  return isInputType(type) ? type : undefined;
}

/**
 * Whether graphql-jit reads the variables of a document as the GraphQL specification has it. It does not where a
 * variable stands inside a literal (one that is left out must leave its field out, and becomes null instead), where
 * one that may not be null has a default, where one that may be null stands for an argument that may not, and where one
 * is an input object with a field that has a default.
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
