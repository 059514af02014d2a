import { newId } from '../../platform/lib/ids.ts';
import { makeAccessToken } from '../accessTokens.ts';
import type { Member } from '../factories.ts';
import { password } from '../factories.ts';
import type { TestApp } from '../harness.ts';
import { makeZone } from '../routeDoors.ts';
import type { bonds } from './bonds.ts';
import { insertInto } from './insertInto.ts';
import { groupToken } from './makeTokens.ts';
import type { Writer } from './writer.ts';
import {
  appealAgain,
  calledOffAgain,
  groupNames,
  has,
  leavable,
  likeable,
  makeToDelete,
  mine,
  organised,
  organisedByOthers,
  others,
  ownRides,
  rides,
  sentAgain,
  sheetAgain,
  takingPlace,
  visible,
} from './writer.ts';

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
/** A member who waits for the event would leave its list. */
const ofEvent =
  (flag: string): Mutation =>
  (writer) =>
    has(writer, 'eventWaitings', 'event')
      ? []
      : [{ eventId: writer.cast.idOf('event'), [flag]: has(writer, 'registrations', 'event') }];

const inputsAgain =
  (kind: 'post' | 'comment' | 'moment'): Mutation =>
  async (writer) =>
    (await sentAgain(writer, kind, 'ride')).map((input) => ({ input }));

/** Creates another session of a member. Returns its id. */
async function otherSession(app: TestApp, me: Member): Promise<string> {
  await app.as(null).post('/api/auth/login', { username: me.username, password });
  const { data } = await app.as(me).query('{ viewer { sessions(first: 1) { nodes { id } } } }');
  return data.viewer.sessions.nodes[0].id;
}

/** Links another account elsewhere to a member. Returns its id. */
async function otherIdentity(app: TestApp, me: Member): Promise<string> {
  const id = newId();
  await insertInto(app, 'sign_in_identity', { id, user_id: me.id, issuer: 'https://id.example', subject: id });
  return id;
}

/** Gives a member another passkey. Returns its id. */
async function otherPasskey(app: TestApp, me: Member): Promise<string> {
  const id = newId();
  const key = { credential_id: id, public_key: 'key', signature_counter: 0 };
  await insertInto(app, 'passkey', { id, user_id: me.id, ...key, name: 'Key' });
  return id;
}

/** The id of the calendar link that the cast has given a member. */
async function calendarLink(app: TestApp, me: Member): Promise<string> {
  const { data } = await app.as(me).query('{ viewer { calendarFeeds(first: 1) { nodes { id } } } }');
  return data.viewer.calendarFeeds.nodes[0].id;
}

/** Creates the calendar link of all events. Returns its id. */
async function otherCalendarLink(app: TestApp, me: Member): Promise<string> {
  const { data } = await app
    .as(me)
    .query('mutation { createCalendarFeed(input: { kind: EVENTS }) { calendarFeed { id } } }');
  return data.createCalendarFeed.calendarFeed.id;
}

/** The id of the zone that a member has. */
async function zoneOf(app: TestApp, me: Member): Promise<string> {
  const { data } = await app.as(me).query('{ viewer { privacyZones { id } } }');
  return data.viewer.privacyZones[0].id;
}

const elsewhere = { lat: 1, lng: 1, radius: 0.25 };

/** The variables of every mutation, for each call. */
export const harmlessMutations: Record<string, Mutation> = {
  register: () => [],
  login: ({ me }) => [{ input: { username: me.username, password } }],
  logout: () => [],
  updateProfile: () => [{ input: {} }],
  createPost: inputsAgain('post'),
  updatePost: (writer) => mine(writer, 'post').map(({ id }) => ({ input: { postId: id } })),
  deletePost: async (writer) => [{ postId: await makeToDelete(writer, 'post') }],
  setLike: (writer) => likeable(writer).map(({ id, name }) => ({ postId: id, liked: has(writer, 'likes', name) })),
  createComment: inputsAgain('comment'),
  updateComment: async (writer) =>
    (await sentAgain(writer, 'comment', 'ride')).map(({ id, content }) => ({ input: { commentId: id, content } })),
  deleteComment: async (writer) => [{ commentId: await makeToDelete(writer, 'comment') }],
  setRideParticipation: (writer) =>
    leavable(writer).map(({ id, name }) => ({ postId: id, participating: has(writer, 'participations', name) })),
  setSeriesParticipation: ofRides('participating', 'joinedSeries'),
  // An earlier end adds no date.
  extendSeries: (writer) => takingPlace(writer).map(({ id }) => ({ input: { postId: id, until: '2000-01-01' } })),
  // All dates of the cast are over, so none is deleted.
  endSeries: (writer) => takingPlace(writer).map(({ id }) => ({ postId: id, joinedDates: 'KEEP' })),
  setRideWaiting: ofRides('waiting', 'waitings'),
  setRideMaybe: ofRides('maybe', 'maybes'),
  setRideSaved: ofRides('saved', 'savedRides'),
  // Nobody leads beside these authors but the participant, who is named with the cast.
  setRideLeader: (writer) =>
    ownRides(writer).map(({ id }) => ({ postId: id, userId: writer.cast.idOf('follower'), leads: false })),
  // They would change distances: see sheet.test.ts. Taps for riders who are not on the sheet have no effect.
  checkInRiders: (writer) =>
    takingPlace(writer).map(({ id }) => ({
      input: { postId: id, taps: [{ riderId: id, isHere: true, at: new Date() }] },
    })),
  setRideGuest: (writer) => sheetAgain(writer).map(({ note: _note, ...input }) => ({ input })),
  removeRideGuest: (writer) => ownRides(writer).map(({ id }) => ({ postId: id, guestId: id })),
  setLeaderNote: (writer) => sheetAgain(writer).map(({ postId, note }) => ({ input: { postId, note } })),
  thankRiders: () => [],
  callOffRide: (writer) => calledOffAgain(writer).map((input) => ({ input })),
  putRideOnAgain: (writer) => takingPlace(writer).map(({ id }) => ({ postId: id })),
  shareMoment: inputsAgain('moment'),
  updateMoment: (writer) => mine(writer, 'moment').map(({ id }) => ({ input: { momentId: id } })),
  deleteMoment: async (writer) => [{ momentId: await makeToDelete(writer, 'moment') }],
  createAccessToken: () => [{ input: { name: 'Ride calendar', scope: 'READ' } }],
  revokeAccessToken: async ({ app, me }) => [{ tokenId: (await makeAccessToken(app.as(me))).id }],
  createCalendarFeed: () => [{ input: { kind: 'MY_RIDES' } }],
  rotateCalendarFeed: async ({ app, me }) => [{ feedId: await calendarLink(app, me) }],
  revokeCalendarFeed: async ({ app, me }) => [{ feedId: await otherCalendarLink(app, me) }],
  createPrivacyZone: async ({ app, me }) => [{ input: { id: await zoneOf(app, me), label: 'Again', ...elsewhere } }],
  deletePrivacyZone: async ({ app, me }) => [{ zoneId: await makeZone(app, me, elsewhere) }],
  setEmergencyContact: () => [{ input: { medicalNote: 'Allergic to wasps' } }],
  removeEmergencyContact: () => [{}],
  endSession: async ({ app, me }) => [{ sessionId: await otherSession(app, me) }],
  endOtherSessions: () => [{}],
  // Newcomers call these: they shut out whom the others of these are about.
  changePassword: () => [],
  deleteAccount: () => [],
  requestPasswordReset: () => [],
  resetPassword: () => [],
  confirmMailAddress: () => [],
  checkLink: () => [],
  readSuspension: () => [],
  appealSuspension: () => [],
  changeMailAddress: () => [],
  // Refused without a provider: see providerSignIn.test.ts.
  beginProviderSignIn: () => [],
  linkProvider: () => [],
  finishProviderSignIn: () => [],
  registerByProvider: () => [],
  // Refused at a host without a name: see passkeys.test.ts.
  beginPasskey: () => [],
  addPasskey: () => [],
  beginPasskeySignIn: () => [],
  signInByPasskey: () => [],
  removePasskey: async ({ app, me }) => [{ input: { passkeyId: await otherPasskey(app, me) } }],
  removeIdentity: async ({ app, me }) => [{ input: { identityId: await otherIdentity(app, me) } }],
  setFollow: ofMembers('userId', 'following', 'follows'),
  setMute: ofMembers('userId', 'muted', 'mutes'),
  setBlock: (writer) =>
    others(writer).map((other) => ({
      input: { userId: writer.cast.idOf(other), blocked: has(writer, 'blocks', other) },
    })),
  setGroupMembership: (writer) =>
    groupNames.map((name) => ({ groupId: writer.cast.idOf(name), member: has(writer, 'memberships', name) })),
  setGroupRequest: (writer) => [{ groupId: writer.cast.idOf('circle'), asked: has(writer, 'requests', 'circle') }],
  // A newcomer calls these: see tidyGroup.
  answerGroupRequest: () => [],
  createGroupInvitation: () => [],
  revokeGroupInvitation: () => [],
  foundGroup: () => [],
  // A member of the group uses nothing up.
  joinInvitedGroup: (writer) => (has(writer, 'memberships', 'circle') ? [{ token: groupToken }] : []),
  // It would be a new version: see tidyGroup.
  setGroupRules: () => [],
  acknowledgeGroupRules: (writer) =>
    has(writer, 'memberships', 'cabal') ? [{ groupId: writer.cast.idOf('cabal'), version: 1 }] : [],
  appointOrganiser: (writer) =>
    organised(writer).map((name) => ({ groupId: writer.cast.idOf(name), userId: writer.me.id })),
  editGroup: (writer) => organised(writer).map((name) => ({ input: { groupId: writer.cast.idOf(name) } })),
  // A member of the other group only.
  removeGroupMember: (writer) =>
    organised(writer).map((name) => ({ groupId: writer.cast.idOf(name), userId: writer.cast.idOf('other') })),
  // A newcomer calls it, because it notifies: see tidyGroup.
  removeGroupContent: () => [],
  // They are in the log of operators: see tidyGroup.
  setPinnedPost: () => [],
  announceToGroup: () => [],
  planGroupEvent: () => [],
  editGroupEvent: () => [],
  callOffGroupEvent: () => [],
  putGroupEventOnAgain: () => [],
  deleteGroupEvent: () => [],
  resignAsOrganiser: (writer) => organisedByOthers(writer).map((name) => ({ groupId: writer.cast.idOf(name) })),
  setEventRegistration: ofEvent('registered'),
  setEventWaiting: ofEvent('waiting'),
  markNotificationsRead: () => [{ notificationIds: [] }],
  setNotificationPreference: () => [{ kind: 'LIKE', channel: 'SCREEN', enabled: true }],
  updateMailSchedule: () => [{ input: {} }],
  // Members are refused these. operatorBoard.test.ts and the other tests of the board call them as an operator.
  openOperatorSession: () => [],
  endOperatorSession: () => [],
  removeContent: () => [],
  restoreContent: () => [],
  answerAppeal: () => [],
  warnMember: () => [],
  suspendMember: () => [],
  liftSuspension: () => [],
  retryJobs: () => [],
  deleteMember: () => [],
  approveApplication: () => [],
  refuseApplication: () => [],
  refuseApplications: () => [],
  makeResetLink: () => [],
  makeConfirmationLink: () => [],
  removeMemberMailAddress: () => [],
  createInvitations: () => [],
  revokeInvitation: () => [],
  createGroup: () => [],
  updateGroup: () => [],
  deleteGroup: () => [],
  setGroupOrganiser: () => [],
  setRulesAsOperator: () => [],
  createEvent: () => [],
  updateEvent: () => [],
  cancelEvent: () => [],
  callOffEvent: () => [],
  putEventOnAgain: () => [],
  updateInstance: () => [],
  closeReport: () => [],
  // They need no viewer: see notices.test.ts.
  fileNotice: () => [],
  checkNotice: () => [],
  retryJob: () => [],
  discardJob: () => [],
  appeal: ({ cast, person }) => (person === 'owner' ? [{ input: appealAgain(cast) }] : []),
  report: (writer) =>
    visible(writer, 'post').map(({ id }) => ({
      input: { id: newId(), targetType: 'POST', targetId: id, reason: 'To be looked at' },
    })),
};
