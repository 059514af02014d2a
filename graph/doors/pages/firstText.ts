import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/lib/errors.ts';
import { type Html, html } from '../../platform/lib/html.ts';
import type { BuiltPage } from './builtPage.ts';

// The text that a page shows before any script runs. The server draws it as the client will, with class names that the
// built page has styles for. The client keeps the element `.first` until its own data is there.

/** The place of the first text in a built page, with the `sizes` of a post’s photo. */
const place = /<!--first-text ([^<]*?)-->/;

/** Draws the first text of a page. Null leaves the page as it was built. */
export type DrawText = (photoSizes: string) => Html | null;

/** The built page with its first text, or null if it has none. */
export function withFirstText(markup: string, draw: DrawText): string | null {
  const [head = '', photoSizes = '', tail] = markup.split(place);
  const text = tail === undefined ? null : draw(photoSizes);
  return text && head + text.markup + tail;
}

/** The text of a member alone is `no-store`: a browser that goes back after signing out must not find it on its disk. */
export type TextCaching = 'no-cache' | 'no-store';

/** Sends a built page with its first text, or as it was built without one. */
export function sendWithText(
  reply: FastifyReply,
  built: BuiltPage,
  text: Html | null,
  caching: TextCaching = 'no-cache',
): FastifyReply {
  const page = text && withFirstText(built.markup, () => text);
  if (!page) return built.send(reply);
  return reply.header('cache-control', caching).type('text/html; charset=utf-8').send(page);
}

/** The element that the client keeps. */
export const keptText = (text: Html): Html => html`<div class="first">${text}</div>`;

/** Returns null if reading fails, because the client can load the page by itself. Logs what is not a refusal. */
export async function orNothing<Found>(
  request: FastifyRequest,
  read: () => Promise<Found | null>,
): Promise<Found | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof DomainError)) request.log.error({ err: error, requestId: request.id }, 'No first text');
    return null;
  }
}
