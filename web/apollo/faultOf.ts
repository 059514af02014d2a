import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What the server said was wrong: a message that is safe to show, its code, and the input field at fault. */
export interface Fault {
  message: string;
  code?: string;
  field?: string;
}

/** Reads the server's own words out of an error; undefined when the server was not heard at all. */
export function faultOf(error: unknown): Fault | undefined {
  if (CombinedGraphQLErrors.is(error)) return faultIn(error.errors[0]);
  return ServerError.is(error) ? faultInBody(error.bodyText) : undefined;
}

interface GraphQLFault {
  message?: unknown;
  extensions?: Record<string, unknown>;
}

function faultIn({ message, extensions = {} }: GraphQLFault = {}): Fault | undefined {
  if (typeof message !== 'string') return undefined;
  return { message, code: text(extensions.code), field: text(extensions.field) };
}

/** A request that is refused before its operation is read is answered with a status of its own. */
function faultInBody(bodyText: string): Fault | undefined {
  try {
    const { errors, message, code } = JSON.parse(bodyText);
    return faultIn(Array.isArray(errors) ? errors[0] : { message, extensions: { code } });
  } catch {
    // A proxy answers with a page of its own, which says nothing that a person should read.
    return undefined;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
