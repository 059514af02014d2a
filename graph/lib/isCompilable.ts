import type { DocumentNode, GraphQLSchema } from 'graphql';
import { BREAK, isNonNullType, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';

/**
 * Whether graphql-jit reads the variables of a document as the GraphQL specification has it. It does not where a
 * variable stands inside a literal (one that is left out must leave its field out, and becomes null instead), where
 * one that may not be null has a default, and where one that may be null stands for an argument that may not.
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
        return false;
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
