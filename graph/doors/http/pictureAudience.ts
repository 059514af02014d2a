import type { FastifyReply, FastifyRequest } from 'fastify';
import { isInvitedPicture } from '../../groups/groupInvitations.ts';
import { isSentBy, isShownTo, isShownToAll, isTakenDown } from '../../media/shownPictures.ts';
import { mediaUrl } from '../../model/media/mediaUrl.ts';
import { statement } from '../../platform/database/sql.ts';
import { limitAddress } from '../../platform/http/limitAddress.ts';
import { limitKey, visitorAt } from '../../platform/lib/access.ts';
import { type Backend, contextOf, prepareContext } from '../request/requestContext.ts';

// A picture is public while a public object shows it. Otherwise only its uploaders and readers of an object that shows
// it may load it, holders of a link to a group with this picture, and operators, who decide whether it stays. The primary is read each time, so that a post that becomes
// private hides its pictures at once.

const publicStatement = statement(
  'media.isPublic',
  `select ${isShownToAll('$2')} as "isPublic" from media where hash = $1`,
);
const readableStatement = statement(
  'media.isReadable',
  `select from media where hash = $1 and ((${isSentBy('$3::uuid', 'media')} and not ${isTakenDown('media')}) or ${isShownTo('$3::uuid', '$2')})`,
);

export type PictureAudience = 'everybody' | 'the viewer' | 'nobody';

/**
 * Returns who may load a picture by this request. Signs the caller in, and counts one of their reads, only if the picture is not public:
 * a page of public pictures must not use up the reads of its reader. Throws RATE_LIMITED.
 */
export async function pictureAudience(
  backend: Backend,
  hash: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<PictureAudience> {
  const { services, publicUrl } = backend;
  const ofAddress = services.fairSql(backend.sql, visitorAt(limitAddress(request, publicUrl)));
  const [picture] = await ofAddress<{ isPublic: boolean }>(publicStatement, [hash, mediaUrl(hash)]);
  if (picture?.isPublic) return 'everybody';
  // Also for an unknown picture, so that cookies and limits do not reveal whether a hidden one exists.
  await prepareContext(backend)(request, reply);
  const ctx = contextOf(request);
  await services.limiter.consume('reads', limitKey(ctx));
  const { viewer, board, now, sql } = ctx;
  const readable = picture ? await sql(readableStatement, [hash, mediaUrl(hash), viewer?.id ?? null]) : [];
  if (readable.length > 0) return 'the viewer';
  const { invitation } = request.query as { invitation?: unknown };
  if (picture && (await isInvitedPicture({ sql, now }, invitation, mediaUrl(hash)))) return 'the viewer';
  // Last, because the cookie of a board that was ended counts as a guess each time.
  const operator = await board.operator();
  return picture && operator ? 'the viewer' : 'nobody';
}
