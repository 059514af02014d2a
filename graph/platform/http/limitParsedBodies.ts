import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../lib/errors.ts';
import { jsonBytes } from '../lib/jsonBytes.ts';
import { type ByteLimits, fairBytes } from '../limits/fairBytes.ts';
import { callerAddress } from './callerAddress.ts';

// Parsed JSON can need 30 times the memory of its text, and a request keeps it while it waits for its turn.

const mebibyte = 2 ** 20;
const defaultLimits: ByteLimits = { ofAddress: 32 * mebibyte, all: 128 * mebibyte, ofReserve: mebibyte };
/** A smaller body is not counted: the number of requests limits those. */
const uncountedBytes = 2 ** 16;
/** In seconds. */
const retryAfter = 5;

const tooMuch = () =>
  new DomainError('RATE_LIMITED', 'Too many large bodies are being read: try again, or send less JSON', { retryAfter });

/** Limits the memory of the parsed bodies of requests that wait or run. Call it before `shedLoad`, in which they wait. */
export function limitParsedBodies(app: FastifyInstance, limits = defaultLimits): void {
  const { take, free } = fairBytes(limits);
  const answered = new WeakMap<FastifyRequest, () => void>();
  app.addHook('preValidation', (request, { raw }, next) => {
    const bytes = jsonBytes(request.body);
    if (bytes <= uncountedBytes) return next();
    const address = callerAddress(request);
    const isRefused = raw.destroyed || take(address, bytes) !== null;
    if (isRefused) {
      // The request stays in memory until the response is sent, which can wait for earlier ones.
      request.body = undefined;
      return next(tooMuch());
    }
    // A request goes on after its client has hung up, and its response can wait after its end.
    const closed = new Promise<void>((resolve) => raw.once('close', resolve));
    const sent = new Promise<void>((resolve) => answered.set(request, resolve));
    void Promise.all([closed, sent]).then(() => free(address, bytes));
    next();
  });
  app.addHook('onSend', async (request) => answered.get(request)?.());
}
