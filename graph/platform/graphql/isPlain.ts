import { BREAK, type DocumentNode, visit } from 'graphql';

/** A name or a number. */
interface Text {
  readonly value: string;
}

/** graphql-jit repeats names for each field below them, and numbers at each use. With this length, `compiledBytes` still holds. */
const maxLength = 40;
const isLong = (node: Text | undefined): boolean => node !== undefined && node.value.length > maxLength;

/**
 * Whether graphql-jit compiles a client's document safely and correctly. It writes parts of the document into code, and documents
 * with these parts are interpreted.
 *
 * - A string as an argument: graphql-jit replaces a mark in it, which anyone can read in its source, by code.
 * - A default of a variable: it becomes JSON, so that a DateTime stays a string.
 * - A condition: it applies to all uses of a fragment, and many of them are slow to compile.
 * - A variable named like a member of all objects: it counts as given.
 * - A long name that the client chooses, or a long number: it multiplies in the code.
 * - An alias with an underscore: graphql-jit joins names by underscores, and `__proto__` replaces the prototype of an object.
 */
export function isPlain(document: DocumentNode): boolean {
  let plain = true;
  const refuse = () => {
    plain = false;
    return BREAK;
  };
  const refuseLong = (node: Text | undefined) => (isLong(node) ? refuse() : undefined);
  visit(document, {
    StringValue: refuse,
    IntValue: refuseLong,
    FloatValue: refuseLong,
    Directive: refuse,
    OperationDefinition({ name }) {
      return refuseLong(name);
    },
    VariableDefinition({ variable: { name }, defaultValue }) {
      return defaultValue || isLong(name) || name.value in Object.prototype ? refuse() : undefined;
    },
    Field({ alias }) {
      return isLong(alias) || alias?.value.includes('_') ? refuse() : undefined;
    },
  });
  return plain;
}
