import type { FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import { build } from 'pino-pretty';
import { loggedError, withoutDetail } from './loggedError.ts';

export type LogFormat = 'json' | 'text';
type Options = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** Readable lines instead of JSON, with colours in a terminal. */
function textStream(): DestinationStream {
  return build({
    destination: 1,
    colorize: process.stdout.isTTY,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname',
    singleLine: true,
  });
}

/** The log settings of an instance. The serializer and the hook remove row values from errors and their messages. */
export const logOptions = (level: string, format: LogFormat = process.stdout.isTTY ? 'text' : 'json'): Options => ({
  level,
  serializers: { err: loggedError },
  hooks: {
    logMethod(values, log) {
      const cleaned = values.map((value) => (typeof value === 'string' ? withoutDetail(value) : value));
      // Only texts have changed, so the types are the same.
      log.apply(this, cleaned as typeof values);
    },
  },
  ...(format === 'text' && { stream: textStream() }),
});
