import { onlyOrganisers } from '../../model/groups/groupPolicy.ts';
import { inputLimits } from '../../model/inputLimits.ts';
import { AnnouncementInput } from '../../posts/AnnouncementInput.ts';
import { announceToGroup } from '../../posts/announcements.ts';
import { requirePinnedPost, setPinnedPost } from '../../posts/pinnedPosts.ts';
import { Post } from './answerSchemas.ts';
import { demanded, idOf, needed, text } from './fields.ts';
import { Group } from './groupSchemas.ts';
import { presentGroup, presentPost } from './present.ts';
import { readInput, route } from './restEndpoint.ts';

const id = idOf('the group');

/** The pinned posts of groups, and announcements to their members. */
export const groupPostEndpoints = [
  route({
    method: 'GET',
    path: '/groups/{id}/pin',
    summary: 'The pinned post of a group',
    description: 'An organiser has pinned it. The page of the group shows it first.',
    params: { id },
    returns: Post,
    refuses: { 404: 'Group not found, or Post not found if no post is pinned that you may read' },
    answer: async (ctx, { params: { id } }) => presentPost(ctx, await requirePinnedPost(ctx, id)),
  }),
  route({
    method: 'PUT',
    path: '/groups/{id}/pin',
    summary: 'Pin a post of a group that you organise',
    description: 'It replaces the post that was pinned before. Pinning again has no effect.',
    params: { id },
    body: { postId: needed(idOf('a post of the group')) },
    returns: Group,
    refuses: { 403: onlyOrganisers, 404: 'Group not found, or Post not found' },
    answer: async (ctx, { params: { id }, body: { postId } }) =>
      presentGroup(ctx, await setPinnedPost(ctx, id, postId)),
  }),
  route({
    method: 'DELETE',
    path: '/groups/{id}/pin',
    summary: 'Unpin the post of a group that you organise',
    description: 'Unpinning again has no effect.',
    params: { id },
    returns: Group,
    refuses: { 403: onlyOrganisers, 404: 'Group not found' },
    answer: async (ctx, { params: { id } }) => presentGroup(ctx, await setPinnedPost(ctx, id, null)),
  }),
  route({
    method: 'POST',
    path: '/groups/{id}/announcements',
    summary: 'Announce something to all members of a group that you organise',
    description:
      'Creates a post for the members of the group and notifies each of them. A group has at most 2 announcements within 24 hours.',
    params: { id },
    body: { text: demanded(text(`The text: 1 to ${inputLimits.group.announcement} characters.`)) },
    status: 201,
    returns: Post,
    refuses: {
      400: 'Please write what all members should know',
      403: onlyOrganisers,
      404: 'Group not found',
      409: 'A group has at most 2 announcements within 24 hours: write a post instead, or wait',
    },
    async answer(ctx, { params: { id: groupId }, body: { text } }) {
      return presentPost(ctx, await announceToGroup(ctx, await readInput(AnnouncementInput, { groupId, text })));
    },
  }),
];
