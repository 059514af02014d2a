import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { visibleComments } from '../model/comments/commentPolicy.ts';
import { onlyOrganisers } from '../model/groups/groupPolicy.ts';
import { organisesGroup } from '../model/groups/organising.ts';
import { isBeingDeleted } from '../model/moderation/blockPolicy.ts';
import { visibleMoments } from '../model/moments/momentPolicy.ts';
import { openPosts, visiblePosts } from '../model/posts/postPolicy.ts';
import type { TakedownKind } from '../model/takedowns/TakedownKind.ts';
import { statement } from '../platform/database/sql.ts';
import { sqlIn } from '../platform/database/sqlIn.ts';
import { requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId } from '../platform/lib/ids.ts';
import { type Grounds, type Removed, takeDown } from './takedowns.ts';

// Organisers take down posts, comments and moments in their group, whether or not the author has blocked them. Everything else is as if an
// operator did it: the author reads the reason and appeals to the operator, who can restore it, and the log of operators has the act.

/**
 * Content that an organiser may remove, by whomever they are blocked, or that another member can read: to everybody else it is unknown.
 */
const isKnown = (content: string, visible: string) =>
  `(${visible} or (${organisesGroup('$2::uuid', 'p.group_id')} and ${openPosts('$2::uuid', 'p')}
     and not ${isBeingDeleted(`${content}.author_id`)}))`;

const findStatement = statement(
  'takedown.inGroup',
  `select 'post' as kind, p.author_id as "authorId", p.group_id as "groupId", ${organisesGroup('$2::uuid', 'p.group_id')} as organises
   from post p where p.id = $1 and p.group_id is not null and ${isKnown('p', visiblePosts('$2::uuid', 'p'))}
   union all
   select 'comment', c.author_id, p.group_id, ${organisesGroup('$2::uuid', 'p.group_id')}
   from comment c join post p on p.id = c.post_id
   where c.id = $1 and p.group_id is not null and ${isKnown('c', visibleComments('$2::uuid', 'c', 'p'))}
   union all
   select 'moment', m.author_id, p.group_id, ${organisesGroup('$2::uuid', 'p.group_id')}
   from moment m join post p on p.id = m.post_id
   where m.id = $1 and p.group_id is not null and ${isKnown('m', visibleMoments('$2::uuid', 'm', 'p'))}`,
);

type Kind = typeof TakedownKind.POST | typeof TakedownKind.COMMENT | typeof TakedownKind.MOMENT;

interface Found {
  kind: Kind;
  authorId: string;
  groupId: string;
  organises: boolean;
}

const missing = () => new DomainError('NOT_FOUND', 'Content not found');

function allowed(found: Found | undefined): Found {
  if (!found) throw missing();
  if (!found.organises) throw new DomainError('FORBIDDEN', onlyOrganisers);
  return found;
}

/**
 * Removes a post, a comment or a moment in a group that the viewer organises. Throws UNAUTHENTICATED, NOT_FOUND for what the viewer cannot see or
 * what is in no group, FORBIDDEN, BAD_USER_INPUT for a wrong reason and for the viewer's own content, and RATE_LIMITED, because it costs a text.
 */
export async function removeGroupContent(ctx: Context, contentId: string, grounds: Grounds): Promise<Removed> {
  const { id: viewerId } = requireViewer(ctx);
  if (!isId(contentId)) throw missing();
  const values = [contentId, viewerId];
  const [found] = await ctx.sql<Found & Record<string, unknown>>(findStatement, values);
  const { kind, authorId } = allowed(found);
  // The operator would have to read an appeal against it.
  if (authorId === viewerId) throw badInput('You wrote this yourself: delete it instead', 'contentId');
  await ctx.services.limiter.consume('texts', viewerId);
  const organiser = Object.assign(Object.create(ctx), { operatorName: `organiser ${viewerId}`, isOrganiser: true });
  // Read again with the content locked, because it can have moved to another group.
  const inGroup = async (em: EntityManager) => {
    const [now] = await sqlIn(em)<Found & Record<string, unknown>>(findStatement, values);
    return allowed(now).groupId;
  };
  return takeDown(organiser, kind, contentId.toLowerCase(), grounds, inGroup);
}
