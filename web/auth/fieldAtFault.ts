import { faultOf } from '../apollo/faultOf.ts';

/** The input field that the server names in the fault which an error was caused by, however far back. */
export function fieldAtFault(error: unknown): string | undefined {
  const field = faultOf(error)?.field;
  if (field) return field;
  return error instanceof Error && error.cause ? fieldAtFault(error.cause) : undefined;
}
