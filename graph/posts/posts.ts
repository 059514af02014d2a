import { CheckConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/core';
import { forgetCancellations } from '../calendars/cancellations.ts';
import type { Context, Reader } from '../context.ts';
import { reread } from '../context.ts';
import { columnsOf } from '../database/columns.ts';
import { keyedStatement } from '../database/keyed.ts';
import { allow, requireViewer } from '../lib/allow.ts';
import { badInput, DomainError } from '../lib/errors.ts';
import { isId, newId } from '../lib/ids.ts';
import { altTexts } from '../media/altTexts.ts';
import { storeImages } from '../media/pictures.ts';
import { refuseOtherKind } from '../nodes/refuseOtherKind.ts';
import { tellNotificationsChanged } from '../notifications/notificationChanges.ts';
import { notifiedUnder } from '../notifications/notifiedUnder.ts';
import type { Mentioned } from '../notifications/postMentions.ts';
import { keepMentions, tellMentioned } from '../notifications/postMentions.ts';
import { tellPlanChanged } from '../notifications/rideChanges.ts';
import { Ride } from '../rides/Ride.ts';
import { RideParticipant } from '../rides/RideParticipant.ts';
import { tellRideChanged } from '../rides/rideChanges.ts';
import { changeRide, newRide } from '../rides/rideDraft.ts';
import type { User } from '../users/User.ts';
import { findViewer } from '../users/users.ts';
import { Post, Privacy } from './Post.ts';
import { insertPlainRow } from './plainInsertion.ts';
import { tellPostChanged, tellPosted } from './postChanges.ts';
import type { Asked, Companions } from './postCompanions.ts';
import { companionsOf, withEach } from './postCompanions.ts';
import type { CreatePostInput, UpdatePostInput } from './postInputs.ts';
import { postPolicy, type ViewerFacts, viewerFacts } from './postPolicy.ts';

// Posts, plain or of a ride. What a viewer may not read is as if it were not there; an author reads their own always.

/** A post as the database holds it, with what the policy asks of it and what was read along with it. */
export type PostRow = Post & ViewerFacts & Companions;

const byIdsStatements = withEach((asked) => {
  const { columns, joins } = companionsOf(asked, '$2::uuid', 'p');
  return keyedStatement(
    `post.byIds.${asked}`,
    ({ among }) => `select ${columnsOf(Post, 'p')}, ${viewerFacts('$2::uuid', 'p')}${columns}
     from post p${joins} where p.id = ${among}`,
  );
});

/** The posts with these ids, visible or not: `allow` decides what becomes of each. */
export function postsByIds({ sql, viewer }: Reader, ids: readonly string[], asked: Asked = 'none'): Promise<PostRow[]> {
  const { statement, key } = byIdsStatements[asked](ids);
  return sql<PostRow>(statement, [key, viewer?.id ?? null]);
}

async function readPost(ctx: Context, id: string, asked: Asked): Promise<PostRow | null> {
  const [post = null] = await postsByIds(ctx, [id], asked);
  return post;
}

async function loadPost(ctx: Context, id: string): Promise<PostRow | null> {
  return isId(id) ? ctx.load.postById.load(id.toLowerCase()) : null;
}

/** The post of this id with what it leads to, null when unknown or not visible to the viewer. */
export async function findPost(ctx: Context, id: string, asked: Asked = 'none'): Promise<PostRow | null> {
  if (asked !== 'none' && isId(id)) ctx.load.postById.prime(id.toLowerCase(), await readPost(ctx, id, asked));
  const post = await loadPost(ctx, id);
  return post && postPolicy.read.may(ctx.viewer, post) ? post : null;
}

/** The post of this id if the viewer may do this to it; throws NOT_FOUND 'Post not found', UNAUTHENTICATED or FORBIDDEN. */
export async function requirePost(ctx: Context, verb: keyof typeof postPolicy, id: string): Promise<PostRow> {
  const post = await loadPost(ctx, id);
  allow(ctx.viewer, postPolicy[verb], post);
  return post;
}

/**
 * The post of this id, visible or not, if the viewer holds something of theirs there, such as a like: it can always be
 * taken back. Null for everyone else, who are not to learn what exists.
 */
export async function findHeldPost(
  ctx: Context,
  id: string,
  holds: { load(postId: string): Promise<boolean> },
): Promise<PostRow | null> {
  const post = await loadPost(ctx, id);
  return post && (await holds.load(post.id)) ? post : null;
}

/** The post after a write that the viewer was let make there, visible or not. Throws NOT_FOUND where it is gone. */
export async function rereadPost(ctx: Context, id: string): Promise<PostRow> {
  reread(ctx);
  const post = await loadPost(ctx, id);
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  return post;
}

/**
 * Publishes a post, plain or of a ride, in which its author takes part from the start. Throws BAD_USER_INPUT, FORBIDDEN
 * for a group not joined, CONFLICT for another's id, and what storing pictures throws.
 */
export async function createPost(ctx: Context, input: CreatePostInput): Promise<{ post: Post; viewer: User }> {
  const viewer = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  let written: PostRow | undefined;
  // An id of our own making is nobody's yet.
  if (input.id == null || !(await isRepeated(ctx, id, viewer.id))) {
    if (input.id != null) await refuseOtherKind(ctx, id, 'Post');
    const post = Object.assign(new Post(), { id, authorId: viewer.id, createdAt: ctx.now, updatedAt: ctx.now });
    post.content = contentOf(input, Boolean(input.ride));
    const ride = input.ride && (await newRide(ctx, id, input.ride));
    post.isRide = Boolean(ride);
    Object.assign(post, await chooseAudience(ctx, privacyOf(input) ?? Privacy.PUBLIC, input.groupId ?? null));
    const urls = input.mediaUrls ?? [];
    post.mediaAlts = altTexts(urls, input.mediaAlts, post);
    post.mediaUrls = await storeImages(ctx, urls, 'mediaUrls');
    if (ride) await insertWithRide(ctx, post, ride);
    else written = await insertPlain(ctx, post);
  }
  reread(ctx);
  const [row, author] = await Promise.all([written ?? readPost(ctx, id, 'cardAndRide'), findViewer(ctx)]);
  ctx.load.postById.prime(id, row && { ...row, author });
  return { post: await requirePost(ctx, 'read', id), viewer: author };
}

function participationOf({ id, authorId, createdAt }: Post): RideParticipant {
  return Object.assign(new RideParticipant(), { rideId: id, userId: authorId, createdAt });
}

function contentOf({ content }: { content?: string | null }, isRide: boolean): string {
  const text = content?.trim();
  if (text) return text;
  throw badInput(isRide ? 'Please add a description to your ride' : 'Please add some content to your post', 'content');
}

const openFirst = [Privacy.PUBLIC, Privacy.GROUP, Privacy.PRIVATE];

/** A ride's visibility is the privacy of its post: of the two the stricter holds, and one of them sets the other. */
function privacyOf({ privacy, ride }: CreatePostInput | UpdatePostInput): Privacy | undefined {
  return openFirst.findLast((each) => each === privacy || each === ride?.visibility);
}

/** Whether the author has made this post before; throws CONFLICT where someone else has. */
async function isRepeated(ctx: Context, id: string, authorId: string): Promise<boolean> {
  const [known] = await postsByIds(ctx, [id]);
  if (known && known.authorId !== authorId) throw new DomainError('CONFLICT', 'This id is taken', { field: 'id' });
  return known !== undefined;
}

/** Answers the row, none where the same request sent twice at once has written it before. */
async function insertPlain(ctx: Context, post: Post): Promise<PostRow | undefined> {
  const inserted = await insertPlainRow(ctx, post);
  if (!inserted) {
    await isRepeated(ctx, post.id, post.authorId);
    return undefined;
  }
  tellPosted(ctx, post.id);
  tellMentioned(ctx, post.id, inserted.mentioned);
  return inserted.row;
}

async function insertWithRide(ctx: Context, post: Post, ride: Ride): Promise<void> {
  try {
    ctx.em.persist([post, ride, participationOf(post)]);
    const mentioned = await flushMentioning(ctx, post);
    tellPosted(ctx, post.id);
    tellMentioned(ctx, post.id, mentioned);
  } catch (error) {
    // The same request sent twice at once: the slower one finds the row of the faster.
    const isRace =
      error instanceof UniqueConstraintViolationException && (await isRepeated(ctx, post.id, post.authorId));
    if (!isRace) throw error;
  }
}

/** Writes what is to be written, and with it whom the post names. */
function flushMentioning({ em, now }: Context, post: Post, former?: string): Promise<Mentioned[]> {
  return em.transactional(async (transaction) => {
    await transaction.flush();
    return keepMentions(transaction, { ...post, at: now }, former);
  });
}

const groupIsMissing = () => badInput("groupId is required when privacy is 'group'", 'groupId');

/** Checks that a post may go to this audience: its group is one that the viewer has joined. */
async function chooseAudience(
  ctx: Context,
  privacy: Privacy,
  groupId: string | null,
): Promise<Pick<Post, 'privacy' | 'groupId'>> {
  if (groupId === null && privacy === Privacy.GROUP) throw groupIsMissing();
  if (groupId === null) return { privacy, groupId };
  const group = isId(groupId) ? await ctx.load.groupById.load(groupId.toLowerCase()) : null;
  if (!group) throw badInput('groupId is not the id of a group', 'groupId');
  const isMember = await ctx.load.viewerIsMember.load(group.id);
  if (!isMember) throw new DomainError('FORBIDDEN', 'Join this group to post to it', { field: 'groupId' });
  return { privacy, groupId: group.id };
}

/**
 * Changes a post of the viewer's own. Throws like `createPost`, and NOT_FOUND or FORBIDDEN for what is not theirs.
 */
export async function updatePost(ctx: Context, input: UpdatePostInput): Promise<{ post: Post; viewer: User }> {
  const { id, isRide } = await requirePost(ctx, 'edit', input.postId);
  const post = await ctx.em.findOne(Post, id);
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  const former = post.content;
  if (input.content !== undefined) post.content = contentOf(input, isRide);
  if (input.ride) await changeRide(ctx, await rideToEdit(ctx, post), input.ride);
  const privacy = privacyOf(input) ?? post.privacy;
  const groupId = input.groupId === undefined ? post.groupId : input.groupId;
  // Who has left a group may still edit what they posted to it, as long as no more people read it than before.
  const isNoWider = privacy === post.privacy || privacy === Privacy.PRIVATE;
  const staysInGroup = groupId !== null && groupId === post.groupId && isNoWider;
  const hasNewReaders = privacy !== post.privacy || groupId !== post.groupId;
  const notified = hasNewReaders ? await notifiedUnder(ctx, { postId: id }) : [];
  Object.assign(post, staysInGroup ? { privacy } : await chooseAudience(ctx, privacy, groupId));
  if (input.mediaUrls || input.mediaAlts) {
    const urls = input.mediaUrls ?? post.mediaUrls;
    post.mediaAlts = altTexts(urls, input.mediaAlts, post);
    post.mediaUrls = await storeImages(ctx, urls, 'mediaUrls');
  }
  post.updatedAt = ctx.now;
  const mentioned = await saveEdit(ctx, post, former);
  tellChanged(ctx, post);
  tellMentioned(ctx, id, mentioned);
  if (input.ride) await tellPlanChanged(ctx, id);
  if (hasNewReaders) tellNotificationsChanged(ctx, [...notified, ...(await notifiedUnder(ctx, { postId: id }))]);
  reread(ctx);
  return { post: await requirePost(ctx, 'read', id), viewer: await findViewer(ctx) };
}

function tellChanged(ctx: Context, { id, isRide }: Pick<Post, 'id' | 'isRide'>): void {
  tellPostChanged(ctx, id);
  if (isRide) tellRideChanged(ctx, id);
}

async function rideToEdit(ctx: Context, { id, isRide }: Post): Promise<Ride> {
  if (!isRide) throw badInput('Only a ride post has a ride: a plain post stays one', 'ride');
  const ride = await ctx.em.findOne(Ride, id);
  // Since the post was looked up both have been deleted.
  if (!ride) throw new DomainError('NOT_FOUND', 'Post not found');
  return ride;
}

async function saveEdit(ctx: Context, post: Post, former: string): Promise<Mentioned[]> {
  try {
    return await flushMentioning(ctx, post, former);
  } catch (error) {
    // Of two edits at once, one takes the post out of its group and the other shows it to the members of the group.
    if (error instanceof CheckConstraintViolationException) throw groupIsMissing();
    throw error;
  }
}

/** Deletes a post of the viewer's own with everything under it. Throws NOT_FOUND or FORBIDDEN. */
export async function deletePost(ctx: Context, postId: string): Promise<{ deletedPostId: string; viewer: User }> {
  const { id, isRide } = await requirePost(ctx, 'delete', postId);
  const notified = await notifiedUnder(ctx, { postId: id });
  await ctx.em.nativeDelete(Post, { id });
  await forgetCancellations(ctx);
  tellChanged(ctx, { id, isRide });
  tellNotificationsChanged(ctx, notified);
  reread(ctx);
  return { deletedPostId: id, viewer: await findViewer(ctx) };
}
