import { type Context, clearLoaders } from '../context.ts';
import { altTexts } from '../media/altTexts.ts';
import { storeImages } from '../media/pictures.ts';
import { rejectIdOfOtherType } from '../model/nodes/rejectIdOfOtherType.ts';
import { NotificationKind } from '../model/notifications/NotificationKind.ts';
import { publishNotificationsChanged, publishNotified } from '../model/notifications/notificationChanges.ts';
import { notifiedUnder } from '../model/notifications/notifiedUnder.ts';
import { publishMentioned } from '../model/notifications/postMentions.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import type { Companions } from '../model/posts/postCompanions.ts';
import { postPolicy } from '../model/posts/postPolicy.ts';
import { notifyPlanChanged, participantIdsOf } from '../model/rides/participantIds.ts';
import { publishPlacesGiven } from '../model/rides/placesGiven.ts';
import { Ride } from '../model/rides/Ride.ts';
import { publishChanged } from '../model/rides/rideChanges.ts';
import { isRidePostId } from '../model/rides/rideIds.ts';
import { seriesPrice } from '../model/rides/seriesPrice.ts';
import type { User } from '../model/users/User.ts';
import { holdConnection } from '../platform/database/connectionPlaces.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { allow, requireViewer } from '../platform/lib/allow.ts';
import { badInput, DomainError } from '../platform/lib/errors.ts';
import { isId, newId } from '../platform/lib/ids.ts';
import { findViewer } from '../users/users.ts';
import { chooseAudience } from './groupAudience.ts';
import { knownDate, lockSeriesOf, payForLaterDates, publishLaterDates } from './laterDates.ts';
import { contentOf, draftPost, privacyOf } from './postDraft.ts';
import type { CreatePostInput, UpdatePostInput } from './postInputs.ts';
import { postsByIds } from './postsByIds.ts';
import { insertDraft, isPostReplay, saveEdit } from './postWrites.ts';
import { changeRide, paceGroupsIn } from './rideDraft.ts';
import { countDates } from './seriesDraft.ts';

// Posts, plain or of a ride. A post that the viewer may not read answers like an unknown id. Authors always read their own posts.

async function readPost(ctx: Context, id: string, companions: Companions): Promise<PostRow | null> {
  const [post = null] = await postsByIds(ctx, [id], companions);
  return post;
}

async function loadPost(ctx: Context, id: string): Promise<PostRow | null> {
  return isId(id) ? ctx.load.postById.load(id.toLowerCase()) : null;
}

/** Finds a post with its companions; null when it is unknown or the viewer may not read it. */
export async function findPost(ctx: Context, id: string, companions: Companions = 'none'): Promise<PostRow | null> {
  if (companions !== 'none' && isId(id)) ctx.load.postById.prime(id.toLowerCase(), await readPost(ctx, id, companions));
  const post = await loadPost(ctx, id);
  return post && postPolicy.read.may(ctx.viewer, post) ? post : null;
}

/** Finds a post that the viewer may read, edit, and so on. Throws NOT_FOUND 'Post not found', UNAUTHENTICATED or FORBIDDEN. */
export async function requirePost(ctx: Context, verb: keyof typeof postPolicy, id: string): Promise<PostRow> {
  const post = await loadPost(ctx, id);
  allow(ctx.viewer, postPolicy[verb], post);
  return post;
}

/**
 * Finds a post, visible or not, on which the viewer has a like or something similar, so that they can always remove it. Null
 * for everyone else, so that the answer does not disclose which posts exist.
 */
export async function findPostWithMine(
  ctx: Context,
  id: string,
  holds: { load(postId: string): Promise<boolean> },
): Promise<PostRow | null> {
  const post = await loadPost(ctx, id);
  return post && (await holds.load(post.id)) ? post : null;
}

/** Reads a post again after an allowed write, visible or not. Throws NOT_FOUND when the post was deleted. */
export async function reloadPost(ctx: Context, id: string): Promise<PostRow> {
  clearLoaders(ctx);
  const post = await loadPost(ctx, id);
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  return post;
}

interface Created {
  post: PostRow;
  viewer: User;
  /** Whether an earlier request with the same id has created the post. */
  isReplay: boolean;
}

/**
 * Creates a post, plain or of a ride. The author participates in the ride from the start. Throws BAD_USER_INPUT, FORBIDDEN
 * when the viewer is not a member of the group, CONFLICT, and the errors of storing pictures. CONFLICT means that the id
 * belongs to another's post or to other content, or to something that was deleted within a day, or that too many rides of the
 * viewer start in the future, or that the viewer has too many posts that not everyone may read. RATE_LIMITED beyond the limit of texts.
 */
export async function createPost(ctx: Context, input: CreatePostInput): Promise<Created> {
  const request = await loadCreation(ctx, input);
  if (request.isReplay) return { ...(await readCreated(ctx, request.id)), isReplay: true };
  await allowId(ctx, request.id, input);
  await ctx.services.limiter.consume('texts', request.authorId, seriesPrice(countDates(input)));
  const draft = await draftPost(ctx, request, input);
  const { isReplay, row } = await insertDraft(ctx, draft);
  return { ...(await readCreated(ctx, request.id, row)), isReplay };
}

async function loadCreation(ctx: Context, input: CreatePostInput) {
  const { id: authorId } = requireViewer(ctx);
  const id = input.id?.toLowerCase() ?? newId();
  // An id that the server generates cannot exist yet.
  const isReplay = input.id != null && (await isPostReplay(ctx, { ...input, id, authorId }));
  return { id, authorId, isReplay };
}

async function allowId(ctx: Context, id: string, input: CreatePostInput): Promise<void> {
  if (input.id != null) await rejectIdOfOtherType(ctx, id, 'Post');
  if (input.ride && !isRidePostId(id)) throw badInput('id of a ride post must be a UUID of version 7', 'id');
}

async function readCreated(ctx: Context, id: string, inserted?: PostRow): Promise<Omit<Created, 'isReplay'>> {
  clearLoaders(ctx);
  const [row, viewer] = await Promise.all([inserted ?? readPost(ctx, id, 'cardAndRide'), findViewer(ctx)]);
  ctx.load.postById.prime(id, row && { ...row, author: viewer });
  return { post: await requirePost(ctx, 'read', id), viewer };
}

/**
 * Edits a post of the viewer. Throws the errors of `createPost`, NOT_FOUND or FORBIDDEN for another's post, and CONFLICT when
 * the post was edited since `expectedUpdatedAt`. RATE_LIMITED beyond the limit of texts for an edit of later dates.
 */
export async function updatePost(ctx: Context, input: UpdatePostInput): Promise<{ post: Post; viewer: User }> {
  const { id, isRide } = await requirePost(ctx, 'edit', input.postId);
  const post = await holdConnection(ctx.em, (em) => em.findOne(Post, id));
  if (!post) throw new DomainError('NOT_FOUND', 'Post not found');
  const former = post.content;
  const known = { ...post };
  if (input.content !== undefined) post.content = contentOf(input, isRide);
  const ride = input.ride || input.laterDates ? await rideToEdit(ctx, post) : null;
  const before = input.laterDates && ride ? knownDate(known, ride) : null;
  if (before) await payForLaterDates(ctx, before);
  if (input.ride && ride) await changeRide(ctx, ride, input.ride);
  const privacy = privacyOf(input) ?? post.privacy;
  const groupId = input.groupId === undefined ? post.groupId : input.groupId;
  // An author who left the group may still edit the post, unless the edit gives it more readers.
  const isNoWider = privacy === post.privacy || privacy === Privacy.PRIVATE;
  const staysInGroup = groupId !== null && groupId === post.groupId && isNoWider;
  const hasNewReaders = privacy !== post.privacy || groupId !== post.groupId;
  const opensPictures = hasNewReaders && privacy !== Privacy.PRIVATE && post.privacy !== Privacy.PUBLIC;
  const notified = hasNewReaders ? await notifiedUnder(ctx, { postId: id }) : [];
  Object.assign(post, staysInGroup ? { privacy } : await chooseAudience(ctx, privacy, groupId));
  if (input.mediaUrls || input.mediaAlts) {
    const urls = input.mediaUrls ?? post.mediaUrls;
    post.mediaAlts = altTexts(urls, input.mediaAlts, post);
    post.mediaUrls = await storeImages(ctx, urls, { field: 'mediaUrls', shown: post.mediaUrls });
  }
  post.updatedAt = ctx.now;
  const isForGroup = hasNewReaders && !staysInGroup && groupId !== null;
  const { expectedUpdatedAt } = input;
  const { mentioned, given, laterIds } = await saveEdit(ctx, post, {
    ...{ former, hasNewReaders, isForGroup, opensPictures, expectedUpdatedAt },
    ride: input.ride ? 'edited' : 'none',
    paceGroups: await paceGroupsIn(ctx, input.ride?.paceGroups),
    hasPictures: Boolean(input.mediaUrls),
    seriesId: ride?.seriesId ?? null,
    later: before && ride ? { before, ride } : undefined,
  });
  publishChanged(ctx, post);
  await publishLaterDates(ctx, laterIds);
  publishPlacesGiven(ctx, given);
  publishMentioned(ctx, id, mentioned);
  if (input.ride) await notifyPlanChanged(ctx, id);
  if (hasNewReaders) publishNotificationsChanged(ctx, [...notified, ...(await notifiedUnder(ctx, { postId: id }))]);
  clearLoaders(ctx);
  return { post: await requirePost(ctx, 'read', id), viewer: await findViewer(ctx) };
}

async function rideToEdit(ctx: Context, { id, isRide }: Post): Promise<Ride> {
  if (!isRide) throw badInput('Only a ride post has a ride: omit ride for a plain post', 'ride');
  const ride = await holdConnection(ctx.em, (em) => em.findOne(Ride, id));
  // The post and its ride were deleted after the post was read.
  if (!ride) throw new DomainError('NOT_FOUND', 'Post not found');
  return ride;
}

/** Deletes a post of the viewer with its ride, comments, likes and moments. Throws NOT_FOUND or FORBIDDEN. */
export async function deletePost(ctx: Context, postId: string): Promise<{ deletedPostId: string; viewer: User }> {
  const { id, isRide } = await requirePost(ctx, 'delete', postId);
  const notified = await notifiedUnder(ctx, { postId: id });
  const participants = isRide ? await participantIdsOf(ctx, id) : [];
  await inTransaction(ctx.em, async (em) => {
    if (isRide) await lockSeriesOf(em, id);
    await em.nativeDelete(Post, { id });
  });
  publishChanged(ctx, { id, isRide });
  publishNotificationsChanged(ctx, notified);
  publishNotified(ctx, participants, { kind: NotificationKind.RIDE_DELETED, subjectId: id });
  clearLoaders(ctx);
  return { deletedPostId: id, viewer: await findViewer(ctx) };
}
