/** What is told of an error beside its words: names and numbers of machines and tables, never what was asked or kept. */
const harmless = [
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

const detail = /\n - detail: [\s\S]*$/;

/** The words of an error without the detail of PostgreSQL, which the ORM puts behind them: it is the row that was refused. */
export const withoutDetail = (message: string): string => message.replace(detail, '');

/**
 * An error as it is logged. What other properties it has stays out: PostgreSQL tells the whole row that it has refused, with
 * address and password hash, and a driver what it was given to send.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'What was thrown is no error', stack: '' };
  const { name, message, stack = '', cause } = error;
  const facts = harmless.flatMap((key) => (key in error ? [[key, Reflect.get(error, key)] as const] : []));
  const words = withoutDetail(message);
  return {
    type: name,
    message: words,
    stack: stack.replace(message, () => words),
    ...Object.fromEntries(facts),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  };
}
