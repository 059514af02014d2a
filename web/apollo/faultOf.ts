import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** An error of the server: a message that is safe to show, its code, and the invalid input field. */
export interface Fault {
  message: string;
  code?: string;
  field?: string;
}

/** Returns the error that the server reported. Undefined when no response arrived. */
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

/** A request that is rejected before its operation is parsed has an HTTP error status. */
function faultInBody(bodyText: string): Fault | undefined {
  try {
    const { errors, message, code } = JSON.parse(bodyText);
    return faultIn(Array.isArray(errors) ? errors[0] : { message, extensions: { code } });
  } catch {
    // The body comes from a proxy and is not meant for the user.
    return undefined;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
