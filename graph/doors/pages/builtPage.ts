import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';
import type { Backend } from '../request/requestContext.ts';
import { dressPage } from './dressPage.ts';

/** A page of the built client, to be filled in or sent unchanged. */
export interface BuiltPage {
  readonly markup: string;
  send(reply: FastifyReply): FastifyReply;
}

const headers = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };

/** Reads a page of the built client. Adds what the operator has set, such as the name and the units for visitors. */
export function builtPage(folder: string, name: string, backend: Pick<Backend, 'services' | 'units'>): BuiltPage {
  const built = readFileSync(join(folder, name), 'utf8');
  let dressed: { settings: InstanceSettings; markup: string } | undefined;

  function markupNow(): string {
    const settings = backend.services.instance.current();
    if (dressed?.settings !== settings) dressed = { settings, markup: dressPage(built, settings, backend.units) };
    return dressed.markup;
  }
  return {
    get markup() {
      return markupNow();
    },
    send(reply) {
      const markup = markupNow();
      // The file is already compressed, and browsers can revalidate it by its time.
      return markup === built ? reply.sendFile(name) : reply.headers(headers).send(markup);
    },
  };
}
