/** The properties of an error that are logged: names and numbers of hosts and tables, never values of requests or rows. */
const loggedProperties = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'syscall',
  'address',
  'port',
  'statusCode',
] as const;

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly cause?: LoggedError;
  readonly [fact: string]: unknown;
}

const detail = /\n - detail: [\s\S]*/;

/** Removes PostgreSQL's detail from a message. The ORM appends it, and it contains the rejected row. */
export const withoutDetail = (message: string): string => message.replace(detail, '');

/**
 * The form of an error for the log. It omits all other properties: PostgreSQL adds the whole rejected row, with e-mail address and
 * password hash, and a driver adds the values that it sent.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'The thrown value is not an Error', stack: '' };
  const { name, message, stack = '', cause } = error;
  const facts = loggedProperties.flatMap((key) => (key in error ? [[key, Reflect.get(error, key)] as const] : []));
  const safeMessage = withoutDetail(message);
  return {
    type: name,
    message: safeMessage,
    stack: stack.replace(message, () => safeMessage),
    ...Object.fromEntries(facts),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
