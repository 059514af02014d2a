import type { Context } from '../context.ts';
import { altTexts } from '../media/altTexts.ts';
import { storeImages } from '../media/pictures.ts';
import { Post, Privacy } from '../model/posts/Post.ts';
import type { PaceGroupFacts } from '../model/rides/paceGroupRows.ts';
import type { Ride } from '../model/rides/Ride.ts';
import { badInput } from '../platform/lib/errors.ts';
import { chooseAudience } from './groupAudience.ts';
import type { CreatePostInput, UpdatePostInput } from './postInputs.ts';
import { newRide, paceGroupsIn } from './rideDraft.ts';
import { draftSeries, type SeriesDraft } from './seriesDraft.ts';

/** A new post that is not written yet. */
export interface PostDraft {
  readonly post: Post;
  /** The ride of a ride post; null for a plain post. */
  readonly ride: Ride | null;
  readonly paceGroups?: readonly PaceGroupFacts[] | undefined;
  /** The series of which the ride is the first date; null for a ride that does not repeat. */
  readonly series: SeriesDraft | null;
  readonly hasPictures: boolean;
  /** Whether the client chose the id. */
  readonly claimsId: boolean;
}

interface Identity {
  readonly id: string;
  readonly authorId: string;
}

/** Checks the input of a new post and stores its pictures. Throws BAD_USER_INPUT, FORBIDDEN, and the errors of `storeImages`. */
export async function draftPost(ctx: Context, { id, authorId }: Identity, input: CreatePostInput): Promise<PostDraft> {
  const post = Object.assign(new Post(), { id, authorId, createdAt: ctx.now, updatedAt: ctx.now });
  post.content = contentOf(input, Boolean(input.ride));
  const ride = input.ride ? await newRide(ctx, id, input.ride) : null;
  post.isRide = Boolean(ride);
  Object.assign(post, await chooseAudience(ctx, privacyOf(input) ?? Privacy.PUBLIC, input.groupId ?? null));
  const urls = input.mediaUrls ?? [];
  post.mediaAlts = altTexts(urls, input.mediaAlts, post);
  post.mediaUrls = await storeImages(ctx, urls, { field: 'mediaUrls' });
  const { repeats } = input;
  if (repeats && !ride) throw badInput('Only a ride repeats', 'repeats');
  const series = repeats && ride ? draftSeries(post, ride, repeats) : null;
  const paceGroups = await paceGroupsIn(ctx, input.ride?.paceGroups);
  return { post, ride, series, paceGroups, hasPictures: urls.length > 0, claimsId: input.id != null };
}

/** The trimmed text of a post. Throws BAD_USER_INPUT when it is blank. */
export function contentOf({ content }: { content?: string | null }, isRide: boolean): string {
  const text = content?.trim();
  if (text) return text;
  throw badInput(isRide ? 'Please add a description to your ride' : 'Please add some content to your post', 'content');
}

const openFirst = [Privacy.PUBLIC, Privacy.GROUP, Privacy.PRIVATE];

/** The privacy of a post and the visibility of its ride are one value. When an input sends both, the stricter one applies. */
export function privacyOf({ privacy, ride }: CreatePostInput | UpdatePostInput): Privacy | undefined {
  return openFirst.findLast((each) => each === privacy || each === ride?.visibility);
}
