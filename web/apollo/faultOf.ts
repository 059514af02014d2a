import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';

/** What the server said was wrong: a message that is safe to show, its code, and the input field at fault. */
export interface Fault {
  message: string;
  code?: string;
  field?: string;
}

/** Reads the server's own words out of an error; undefined when the server was not heard at all. */
export function faultOf(error: unknown): Fault | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return (
      first && { message: first.message, code: text(first.extensions?.code), field: text(first.extensions?.field) }
    );
  }
  return ServerError.is(error) ? faultInBody(error.bodyText) : undefined;
}

function faultInBody(bodyText: string): Fault | undefined {
  try {
    const { message, code } = JSON.parse(bodyText);
    return typeof message === 'string' ? { message, code: text(code) } : undefined;
  } catch {
    // A proxy answers with a page of its own, which says nothing that a person should read.
    return undefined;
  }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
