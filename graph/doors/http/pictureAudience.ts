import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaUrl } from '../../media/mediaUrl.ts';
import { isSentBy, isShownTo } from '../../media/shownPictures.ts';
import { statement } from '../../platform/database/sql.ts';
import { type Backend, contextOf, prepareContext } from '../request/requestContext.ts';

// A picture is public while a public object shows it. Otherwise only its uploaders and readers of an object that shows
// it may load it. The primary is read each time, so that a post that becomes private hides its pictures at once.

const publicStatement = statement(
  'media.isPublic',
  `select ${isShownTo('null::uuid', '$2')} as "isPublic" from media where hash = $1`,
);
const readableStatement = statement(
  'media.isReadable',
  `select from media where hash = $1 and (${isSentBy('$3::uuid', 'media')} or ${isShownTo('$3::uuid', '$2')})`,
);

export type PictureAudience = 'everybody' | 'the viewer' | 'nobody';

/** Returns who may load a picture by this request. Signs the caller in only if the picture is not public. */
export async function pictureAudience(
  backend: Backend,
  hash: string,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<PictureAudience> {
  const [picture] = await backend.sql<{ isPublic: boolean }>(publicStatement, [hash, mediaUrl(hash)]);
  if (!picture) return 'nobody';
  if (picture.isPublic) return 'everybody';
  await prepareContext(backend)(request, reply);
  const { viewer } = contextOf(request);
  if (!viewer) return 'nobody';
  const readable = await backend.sql(readableStatement, [hash, mediaUrl(hash), viewer.id]);
  return readable.length > 0 ? 'the viewer' : 'nobody';
}
