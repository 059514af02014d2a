import type { FastifyServerOptions } from 'fastify';
import { loggedError, withoutDetail } from './loggedError.ts';

type Options = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** How an instance logs: no error tells more than it may, neither by itself nor in the words of who logs it. */
export const logOptions = (level: string): Options => ({
  level,
  serializers: { err: loggedError },
  hooks: {
    logMethod(values, log) {
      const told = values.map((value) => (typeof value === 'string' ? withoutDetail(value) : value));
      // The same values, but for their texts.
      log.apply(this, told as typeof values);
    },
  },
});
