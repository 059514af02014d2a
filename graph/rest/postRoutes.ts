import { badInput } from '../lib/errors.ts';
import { CreatePostInput, UpdatePostInput } from '../posts/postInputs.ts';
import { createPost, deletePost, requirePost, updatePost } from '../posts/posts.ts';
import { CreateRideInput, UpdateRideInput } from '../rides/rideInputs.ts';
import { Done, Post } from './answerSchemas.ts';
import { clientId, demanded, idOf, omittable, optional, text } from './fields.ts';
import { postMembers, readRide } from './postBody.ts';
import { presentWholePost } from './present.ts';
import { readInput, route } from './restRoute.ts';

const id = idOf('the post');
const content = text('1 to 10,000 characters, blanks at its ends not counted.', {
  examples: ['Full gas to the bakery'],
});

/** What a post is cannot change: an edit may only repeat it. */
function refuseKindChange(isRide: boolean | null | undefined, wasRide: boolean): void {
  if (isRide !== undefined && isRide !== null && isRide !== wasRide) {
    throw badInput(`isRide must be ${wasRide}: a ${wasRide ? 'ride' : 'plain'} post stays one`, 'isRide');
  }
}

/** `isRide` says what is made; the data of a ride come with a ride alone. */
function readNewRide(
  isRide: boolean | null | undefined,
  rideData: Parameters<typeof readRide>[1],
): CreateRideInput | undefined {
  if (isRide) return readRide(CreateRideInput, rideData) ?? new CreateRideInput();
  if (rideData) throw badInput('rideData is for rides: set isRide to true', 'rideData');
  return undefined;
}

/** The specification's section 7, Posts: one at a time. */
export const postRoutes = [
  route({
    method: 'POST',
    path: '/posts',
    summary: 'Publish a post or a ride',
    description: 'The author of a ride takes part in it from the start.',
    takesPictures: true,
    body: { id: optional(clientId), content: demanded(content), ...postMembers },
    status: 201,
    returns: Post,
    refuses: { 403: 'Join this group to post to it', 409: 'This id is taken' },
    async answer(ctx, { body: { id, content, isRide, rideData, mediaUrls, privacy, groupId } }) {
      const ride = readNewRide(isRide, rideData);
      const input = await readInput(CreatePostInput, { id, content, ride, mediaUrls, privacy, groupId });
      const { post } = await createPost(ctx, input);
      return presentWholePost(ctx, await requirePost(ctx, 'read', post.id));
    },
  }),
  route({
    method: 'GET',
    path: '/posts/{id}',
    summary: 'A post or a ride',
    params: { id },
    returns: Post,
    refuses: { 404: 'Post not found' },
    answer: async (ctx, { params: { id } }) => presentWholePost(ctx, await requirePost(ctx, 'read', id)),
  }),
  route({
    method: 'PUT',
    path: '/posts/{id}',
    summary: 'Edit one’s own post or ride',
    description: 'What is left out stays. Of a ride distance, date and time are always told.',
    takesPictures: true,
    params: { id },
    body: { content: omittable(content), ...postMembers },
    returns: Post,
    refuses: { 403: 'You may not edit this post', 404: 'Post not found' },
    async answer(ctx, { params: { id }, body: { content, isRide, rideData, mediaUrls, privacy, groupId } }) {
      refuseKindChange(isRide, (await requirePost(ctx, 'edit', id)).isRide);
      const ride = readRide(UpdateRideInput, rideData);
      const input = await readInput(UpdatePostInput, { postId: id, content, ride, mediaUrls, privacy, groupId });
      const { post } = await updatePost(ctx, input);
      return presentWholePost(ctx, await requirePost(ctx, 'read', post.id));
    },
  }),
  route({
    method: 'DELETE',
    path: '/posts/{id}',
    summary: 'Delete one’s own post or ride',
    description: 'Everything under it goes with it.',
    params: { id },
    returns: Done,
    refuses: { 403: 'You may not delete this post', 404: 'Post not found' },
    async answer(ctx, { params: { id } }) {
      await deletePost(ctx, id);
      return {};
    },
  }),
];
