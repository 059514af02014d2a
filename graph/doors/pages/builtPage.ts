import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { Env } from '../../platform/env/env.ts';

/** A page of the built client, to be filled in or sent unchanged. */
export interface BuiltPage {
  readonly markup: string;
  send(reply: FastifyReply): FastifyReply;
}

/** Reads a page of the built client. Adds the units for visitors if the operator has set them. */
export function builtPage(folder: string, name: string, units: Env['units']): BuiltPage {
  const built = readFileSync(join(folder, name), 'utf8');
  // The file is already compressed, and browsers can revalidate it by its time.
  if (!units) return { markup: built, send: (reply) => reply.sendFile(name) };
  const markup = built.replace(/<html\b/, `$& data-units="${units}"`);
  const headers = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };
  return { markup, send: (reply) => reply.headers(headers).send(markup) };
}
