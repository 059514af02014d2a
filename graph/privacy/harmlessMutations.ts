import { newId } from '../lib/ids.ts';
import { makeAccessToken } from '../test/accessTokens.ts';
import { password } from '../test/factories.ts';
import type { bonds } from './bonds.ts';
import type { Writer } from './writer.ts';
import { again, has, likeable, makeToDelete, mine, others, rides, visible } from './writer.ts';

type Variables = Record<string, unknown>;
type Mutation = (writer: Writer) => Variables[] | Promise<Variables[]>;

const ofMembers =
  (name: string, flag: string, bond: keyof typeof bonds): Mutation =>
  (writer) =>
    others(writer).map((other) => ({ [name]: writer.cast.idOf(other), [flag]: has(writer, bond, other) }));
const ofRides =
  (flag: string, bond: keyof typeof bonds): Mutation =>
  (writer) =>
    rides(writer).map(({ id, name }) => ({ postId: id, [flag]: has(writer, bond, name) }));
/** The variables of every mutation, for each time that it is called. */
export const harmlessMutations: Record<string, Mutation> = {
  register: () => [],
  login: ({ me }) => [{ input: { username: me.username, password } }],
  logout: () => [],
  updateProfile: () => [{ input: {} }],
  createPost: (writer) => mine(writer, 'post').map(({ id }) => ({ input: { id, content: 'Again' } })),
  updatePost: (writer) => mine(writer, 'post').map(({ id }) => ({ input: { postId: id } })),
  deletePost: async (writer) => [{ postId: await makeToDelete(writer, 'post') }],
  setLike: (writer) => likeable(writer).map(({ id, name }) => ({ postId: id, liked: has(writer, 'likes', name) })),
  createComment: (writer) =>
    mine(writer, 'comment').map((comment) => ({ input: again(writer, { content: 'Again' }, comment) })),
  deleteComment: async (writer) => [{ commentId: await makeToDelete(writer, 'comment') }],
  setRideParticipation: ofRides('participating', 'participations'),
  setRideSaved: ofRides('saved', 'savedRides'),
  shareMoment: (writer) =>
    mine(writer, 'moment').map((moment) => ({ input: again(writer, { description: 'Again' }, moment) })),
  updateMoment: (writer) => mine(writer, 'moment').map(({ id }) => ({ input: { momentId: id } })),
  deleteMoment: async (writer) => [{ momentId: await makeToDelete(writer, 'moment') }],
  createAccessToken: () => [{ input: { name: 'Ride calendar', scope: 'READ' } }],
  revokeAccessToken: async ({ app, me }) => [{ tokenId: (await makeAccessToken(app.as(me))).id }],
  setFollow: ofMembers('userId', 'following', 'follows'),
  setMute: ofMembers('userId', 'muted', 'mutes'),
  setGroupMembership: (writer) =>
    ['club', 'rivals'].map((name) => ({ groupId: writer.cast.idOf(name), member: has(writer, 'memberships', name) })),
  setEventRegistration: (writer) => [
    { eventId: writer.cast.idOf('event'), registered: has(writer, 'registrations', 'event') },
  ],
  report: (writer) =>
    visible(writer, 'post').map(({ id }) => ({
      input: { id: newId(), targetType: 'POST', targetId: id, reason: 'To be looked at' },
    })),
};
