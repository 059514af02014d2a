import { CheckConstraintViolationException, UniqueConstraintViolationException } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../context.ts';
import { refuseTakenDown, takenDown } from '../media/pictures.ts';
import { staysInGroup } from '../model/groups/groupAudience.ts';
import { claimId } from '../model/nodes/claimId.ts';
import { keepMentions, type Mentioned, publishMentioned } from '../model/notifications/postMentions.ts';
import { type Post, Privacy } from '../model/posts/Post.ts';
import type { PostRow } from '../model/posts/PostRow.ts';
import { publishNewPost } from '../model/posts/postChanges.ts';
import { type PaceGroupFacts, writePaceGroups } from '../model/rides/paceGroupRows.ts';
import { type PlaceGiven, placesGivenIn } from '../model/rides/placesGiven.ts';
import type { Ride } from '../model/rides/Ride.ts';
import { RideParticipant } from '../model/rides/RideParticipant.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { DomainError } from '../platform/lib/errors.ts';
import { isReplayOf } from '../platform/lib/isReplayOf.ts';
import { findViewer } from '../users/users.ts';
import { groupIsMissing, requireMembership, shareKind, staysInClosedGroup } from './groupAudience.ts';
import { type KnownDate, lockSeries, writeLaterDates } from './laterDates.ts';
import { insertPlainRow } from './plainInsertion.ts';
import type { PostDraft } from './postDraft.ts';
import { postsByIds } from './postsByIds.ts';
import { limitPostsForFew, refuseTooManyForFew } from './postsForFew.ts';
import { isRideAhead, refuseTooManyAhead } from './ridesAhead.ts';
import { type SeriesDraft, startSeries } from './seriesDraft.ts';

/** The parts of a request that a repetition must send again. */
interface SentPost {
  readonly id: string;
  readonly authorId: string;
  readonly content?: string | null;
  readonly ride?: unknown;
}

/** Whether a post has the content of a request. An edited post counts as the same, because its first text is unknown. */
const hasSameContent = (post: PostRow, { content, ride }: SentPost): boolean =>
  post.isRide === Boolean(ride) &&
  (post.updatedAt.getTime() !== post.createdAt.getTime() || post.content === content?.trim());

/** Whether the author has created this post before. Throws CONFLICT when the id belongs to another's post or to other content. */
export async function isPostReplay(ctx: Context, sent: SentPost): Promise<boolean> {
  const [known] = await postsByIds(ctx, [sent.id]);
  return isReplayOf(known, {
    noun: 'post',
    isOwn: (post) => post.authorId === sent.authorId,
    isSame: (post) => hasSameContent(post, sent),
  });
}

/** The result of an insertion; `row` is absent when the statement did not return the post. */
interface Insertion {
  readonly isReplay: boolean;
  readonly row?: PostRow | undefined;
}

/** Inserts a draft, or nothing when a concurrent request with the same id was faster. Notifies the members it mentions. */
export async function insertDraft(ctx: Context, draft: PostDraft): Promise<Insertion> {
  const { post, ride, hasPictures, claimsId } = draft;
  // While pictures are stored, the author may leave the group. Only the transaction checks the membership again, and claims an id.
  const isPlain = !ride && !claimsId && (post.groupId === null || !hasPictures);
  if (!isPlain) return { isReplay: !(await insertInTransaction(ctx, draft)) };
  const row = await insertPlain(ctx, post);
  return { isReplay: !row, row };
}

/** Returns the row, or undefined when a concurrent request with the same id was faster. */
async function insertPlain(ctx: Context, post: Post): Promise<PostRow | undefined> {
  if (post.privacy !== Privacy.PUBLIC) refuseTooManyForFew(await findViewer(ctx));
  const inserted = await insertPlainRow(ctx, post);
  if (!inserted) {
    await isPostReplay(ctx, { id: post.id, authorId: post.authorId, content: post.content });
    return undefined;
  }
  publishNewPost(ctx, post);
  publishMentioned(ctx, post.id, inserted.mentioned);
  return inserted.row;
}

/** Returns false when a concurrent request with the same id was faster. */
async function insertInTransaction(
  ctx: Context,
  { post, ride, series, paceGroups, claimsId }: PostDraft,
): Promise<boolean> {
  try {
    ctx.em.persist(ride ? [post, ride, participationOf(post)] : [post]);
    if (series) ctx.em.persist([...series.rows]);
    const isForGroup = post.groupId !== null;
    const { mentioned } = await flushMentioning(ctx, post, {
      former: '',
      hasNewReaders: true,
      isForGroup,
      ride: ride ? 'new' : 'none',
      paceGroups,
      series: series ?? undefined,
      claimsId,
    });
    publishNewPost(ctx, post);
    publishMentioned(ctx, post.id, mentioned);
    return true;
  } catch (error) {
    const { id, authorId, content } = post;
    const isRace =
      error instanceof UniqueConstraintViolationException && (await isPostReplay(ctx, { id, authorId, content, ride }));
    if (!isRace) throw error;
    return false;
  }
}

function participationOf({ id, authorId, createdAt }: Post): RideParticipant {
  return Object.assign(new RideParticipant(), { rideId: id, userId: authorId, createdAt });
}

interface Edit {
  /** The text before the edit; empty for a new post. */
  readonly former: string;
  /** Whether the edit shows the post to other members than before. */
  readonly hasNewReaders: boolean;
  /** Whether the edit shows the post to a group, or to more members of its group. */
  readonly isForGroup: boolean;
  /** Whether the post is new and its client chose the id. */
  readonly claimsId?: boolean;
  /** Whether the post has a ride that is written too. */
  readonly ride: 'none' | 'new' | 'edited';
  /** The pace groups that the ride gets. Absent: they stay as they are. */
  readonly paceGroups?: readonly PaceGroupFacts[] | undefined;
  /** Whether the request names the pictures of a post that exists. */
  readonly hasPictures?: boolean;
  /** Whether the edit shows the pictures that the post has to members who could not see them. */
  readonly opensPictures?: boolean;
  /** The `updatedAt` that the author has read. Null or absent: the last edit wins. */
  readonly expectedUpdatedAt?: Date | null;
  /** The series of which a new ride is the first date. */
  readonly series?: SeriesDraft | undefined;
  /** The series of which an edited ride is a date. Null or absent for others. */
  readonly seriesId?: string | null;
  /** The date of a series before an edit that applies to all later ones too, and its ride. */
  readonly later?: { readonly before: KnownDate; readonly ride: Ride } | undefined;
}

/** The members whom an edit concerns. */
interface Saved {
  mentioned: Mentioned[];
  /** The places of the ride that it has given. */
  given: PlaceGiven[];
  /** The posts of the later dates that it has changed. */
  laterIds: string[];
}

/** Flushes the post and notifies the members that its text mentions, in one transaction. */
function flushMentioning({ em, now }: Context, post: Post, edit: Edit): Promise<Saved> {
  return inTransaction(em, async (transaction) => {
    const write = () => writeMentioning(transaction, { ...edit, post, now });
    if (edit.claimsId) await claimId(transaction, post.id, 'Post');
    return edit.hasNewReaders ? limitPostsForFew(transaction, post, write) : write();
  });
}

async function writeMentioning(
  transaction: EntityManager,
  { post, now, ...edit }: Edit & { post: Post; now: Date },
): Promise<Saved> {
  if (edit.seriesId) await lockSeries(transaction, edit.seriesId, post.id);
  if (edit.isForGroup) await requireMembership(transaction, post);
  if (edit.hasNewReaders) await shareKind(transaction, post);
  const editsRide = edit.ride === 'edited';
  if (editsRide || edit.expectedUpdatedAt) await lockUnedited(transaction, post.id, edit.expectedUpdatedAt);
  if (edit.hasPictures || edit.opensPictures) await lockPictures(transaction, post, edit);
  const wasAhead = editsRide && (await isRideAhead(transaction, post.id, now));
  await transaction.flush();
  const { later, series, paceGroups } = edit;
  if (paceGroups) await writePaceGroups(transaction, { postId: post.id, groups: paceGroups, at: now });
  if (series) await startSeries(transaction, { series, postId: post.id }, now);
  const written = {
    ...{ post, paceGroups, at: now, opensPictures: edit.opensPictures },
    refuseTakenDown: (urls: readonly string[]) => refuseTakenDown(transaction, urls, { field: 'mediaUrls' }, takenDown),
  };
  const laterIds = later ? await writeLaterDates(transaction, later.before, { ...written, ride: later.ride }) : [];
  const mentioned = await keepMentions(transaction, { ...post, at: now }, edit);
  if (edit.ride !== 'none' && !wasAhead) await refuseTooManyAhead(transaction, post, now);
  const last = laterIds.at(-1);
  if (last) await refuseTooManyAhead(transaction, { id: last, authorId: post.authorId }, now);
  const mayGive = editsRide || (post.isRide && edit.hasNewReaders && edit.ride === 'none');
  const given = mayGive || later ? await placesGivenIn(transaction, [post.id, ...laterIds]) : [];
  return { mentioned, given, laterIds };
}

const lockText = 'select updated_at = ?::timestamptz as "isUnedited" from post where id = ? for no key update';

/** Locks a post for an edit. Throws CONFLICT when the post was edited after the author read it. */
async function lockUnedited(em: EntityManager, id: string, updatedAt: Date | null = null): Promise<void> {
  const [post] = await em.execute<{ isUnedited: boolean | null }[]>(lockText, [updatedAt, id]);
  if (post?.isUnedited !== false) return;
  throw new DomainError('CONFLICT', 'The post was edited since: read it again, then edit it', {
    field: 'expectedUpdatedAt',
  });
}

const picturesText = 'select media_urls as urls from post where id = ? for no key update';

/**
 * Locks a post, and throws BAD_USER_INPUT if the operator has removed one of its pictures since the request arrived, or one that the edit
 * shows to more members.
 */
async function lockPictures(em: EntityManager, { id, mediaUrls }: Post, { opensPictures }: Edit): Promise<void> {
  const [row] = await em.execute<{ urls: string[] }[]>(picturesText, [id]);
  const field = 'mediaUrls';
  await refuseTakenDown(em, mediaUrls, { field, shown: row?.urls ?? [] });
  if (opensPictures) await refuseTakenDown(em, mediaUrls, { field }, takenDown);
}

/** Flushes an edited post and returns whom it concerns. Throws BAD_USER_INPUT, FORBIDDEN, CONFLICT. */
export async function saveEdit(ctx: Context, post: Post, edit: Edit): Promise<Saved> {
  try {
    return await flushMentioning(ctx, post, edit);
  } catch (error) {
    if (!(error instanceof CheckConstraintViolationException)) throw error;
    if ('constraint' in error && error.constraint === staysInGroup) throw staysInClosedGroup();
    // Two concurrent edits: one removes the post from its group, the other makes it readable by the group only.
    throw groupIsMissing();
  }
}
