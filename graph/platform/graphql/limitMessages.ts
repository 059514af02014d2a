import { GraphQLError } from 'graphql';

// graphql-js writes names of the document and whole values of variables into its messages, so a small request could have a large answer.

/** The number of errors after which graphql-js stops validating a document and reading variables. */
export const maxFaults = 5;
const maxCharacters = 500;
/** The characters of either end of a longer text, without the ellipsis. */
const ofEnd = maxCharacters / 2 - 1;

/** The start and the end of a text, if it is too long. */
function shorten(text: string): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, ofEnd)}…${text.slice(-ofEnd)}`;
}

/** The message of an invalid variable ends with a reason. The path before it stays, although both can repeat a long value. */
function shortMessage({ message, originalError }: GraphQLError): string {
  const reason = originalError?.message ?? '';
  // graphql-ws wraps errors.
  if (originalError instanceof GraphQLError && reason === message) return shortMessage(originalError);
  if (!message.endsWith(`; ${reason}`)) return shorten(message);
  return shorten(message.slice(0, message.length - reason.length)) + shorten(reason);
}

/** The error with a message of at most about 1,000 characters. Errors of resolvers stay as they are. */
export function withShortMessage(error: GraphQLError): GraphQLError {
  const { nodes, source, positions, path, extensions, originalError, locations } = error;
  if (originalError && !(originalError instanceof GraphQLError)) return error;
  const message = shortMessage(error);
  if (message === error.message) return error;
  const reason = originalError && withShortMessage(originalError);
  const short = new GraphQLError(message, { nodes, source, positions, path, extensions, originalError: reason });
  return Object.assign(short, { locations });
}
