import { DomainError } from './errors.ts';
import { toGraphQLError } from './graphqlErrors.ts';

/** What the work comes to, or QUERY_TOO_COMPLEX when it takes longer than so many seconds. */
export async function withinTime<Result>(seconds: number, work: Promise<Result> | Result): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const message = `The operation took longer than ${seconds} s: ask for less at once`;
  const refuse = () => late.reject(toGraphQLError(new DomainError('QUERY_TOO_COMPLEX', message)));
  const timer = setTimeout(refuse, seconds * 1000);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
