import { inputLimits, spelled } from '../../model/inputLimits.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { CreatePostInput, UpdatePostInput } from '../../posts/postInputs.ts';
import { createPost, deletePost, requirePost, updatePost } from '../../posts/posts.ts';
import { CreateRideInput, UpdateRideInput } from '../../posts/rideInputs.ts';
import { laterDatesDescription, repeatsDescription } from '../../posts/seriesInputs.ts';
import { Done, Post } from './answerSchemas.ts';
import { clientId, demanded, flag, idOf, omittable, optional, text } from './fields.ts';
import { readMap } from './mapBody.ts';
import { postMembers, readRide } from './postBody.ts';
import { presentWholePost } from './present.ts';
import { readInput, route } from './restEndpoint.ts';

const id = idOf('the post');
const content = text(`1 to ${spelled(inputLimits.post.content)} characters, not counting spaces at both ends.`, {
  examples: ['Full gas to the bakery'],
});

/** The kind of a post cannot change: an edit can only repeat it. */
function refuseKindChange(isRide: boolean | null | undefined, wasRide: boolean): void {
  if (isRide !== undefined && isRide !== null && isRide !== wasRide) {
    throw badInput(`isRide must be ${wasRide}: a ${wasRide ? 'ride' : 'plain'} post stays one`, 'isRide');
  }
}

/** `isRide` decides the kind. Only a ride has ride data. */
function readNewRide(
  isRide: boolean | null | undefined,
  rideData: Parameters<typeof readRide>[1],
): CreateRideInput | undefined {
  if (isRide) return readRide(CreateRideInput, rideData) ?? new CreateRideInput();
  if (rideData) throw badInput('rideData is for rides: set isRide to true', 'rideData');
  return undefined;
}

/** Section 7 of the specification: single posts. */
export const postEndpoints = [
  route({
    method: 'POST',
    path: '/posts',
    summary: 'Publish a post or a ride',
    description:
      'The author of a ride becomes its first participant. A second request with the same `id` returns the first result and writes nothing.',
    takesPictures: true,
    tellsReplays: true,
    body: {
      id: optional(clientId),
      content: demanded(content),
      ...postMembers,
      repeats: optional(text(repeatsDescription)),
    },
    status: 201,
    returns: Post,
    refuses: {
      403: 'Join this group to post to it',
      409: 'This id is taken, or you have 500 rides that start in the future, or 10,000 posts that not everyone may read',
    },
    async answer(ctx, { body: { id, content, isRide, rideData, mediaUrls, privacy, groupId, repeats }, noteReplay }) {
      const ride = readNewRide(isRide, rideData);
      if (ride) await readMap(ctx, ride, { map: rideData?.map });
      const input = await readInput(CreatePostInput, { id, content, ride, mediaUrls, privacy, groupId, repeats });
      const { post, isReplay } = await createPost(ctx, input);
      noteReplay(isReplay);
      return presentWholePost(ctx, await requirePost(ctx, 'read', post.id));
    },
  }),
  route({
    method: 'GET',
    path: '/posts/{id}',
    summary: 'Get a post or a ride',
    description: 'Returns 404 also for a post that you cannot read.',
    params: { id },
    returns: Post,
    refuses: { 404: 'Post not found' },
    answer: async (ctx, { params: { id } }) => presentWholePost(ctx, await requirePost(ctx, 'read', id)),
  }),
  route({
    method: 'PUT',
    path: '/posts/{id}',
    summary: 'Edit your post or ride',
    description: 'Omitted fields do not change. For a ride, distance, date and time are required.',
    takesPictures: true,
    params: { id },
    body: { content: omittable(content), ...postMembers, laterDates: optional(flag(laterDatesDescription)) },
    returns: Post,
    refuses: {
      403: 'You may not edit this post',
      404: 'Post not found',
      409: 'You have 500 rides that start in the future, or 10,000 posts that not everyone may read',
    },
    async answer(ctx, { params: { id }, body: { isRide, rideData, ...changes } }) {
      refuseKindChange(isRide, (await requirePost(ctx, 'edit', id)).isRide);
      const ride = readRide(UpdateRideInput, rideData);
      if (ride) await readMap(ctx, ride, { map: rideData?.map, postId: id });
      const { content, mediaUrls, privacy, groupId, laterDates } = changes;
      const facts = { content, ride, mediaUrls, privacy, groupId, laterDates };
      const input = await readInput(UpdatePostInput, { postId: id, ...facts });
      const { post } = await updatePost(ctx, input);
      return presentWholePost(ctx, await requirePost(ctx, 'read', post.id));
    },
  }),
  route({
    method: 'DELETE',
    path: '/posts/{id}',
    summary: 'Delete one’s own post or ride',
    description: 'Deletes everything under the post too.',
    params: { id },
    returns: Done,
    refuses: { 403: 'You may not delete this post', 404: 'Post not found' },
    async answer(ctx, { params: { id } }) {
      await deletePost(ctx, id);
      return {};
    },
  }),
];
