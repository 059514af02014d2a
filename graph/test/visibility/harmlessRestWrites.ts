import { newId } from '../../platform/lib/ids.ts';
import { password } from '../factories.ts';
import type { bonds } from './bonds.ts';
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
  takingPlace,
  visible,
} from './writer.ts';

interface RestWrite {
  path: string;
  body?: object;
}
type Route = (writer: Writer) => RestWrite[] | Promise<RestWrite[]>;

const at = (path: string, body?: object): RestWrite => ({ path, body });

type Names = (writer: Writer) => readonly string[];
type Request = (id: string, writer: Writer) => RestWrite;

/** A route that ties the writer to something: sent where they are tied. */
const tie =
  (bond: keyof typeof bonds, names: Names, request: Request): Route =>
  (writer) =>
    names(writer)
      .filter((name) => has(writer, bond, name))
      .map((name) => request(writer.cast.idOf(name), writer));
/** A route that unties them: sent where they are not. */
const untie =
  (bond: keyof typeof bonds, names: Names, request: Request): Route =>
  (writer) =>
    names(writer)
      .filter((name) => !has(writer, bond, name))
      .map((name) => request(writer.cast.idOf(name), writer));

const nothing: Route = () => [];
const rideNames = (writer: Writer) => rides(writer).map(({ name }) => name);
const leavableNames = (writer: Writer) => leavable(writer).map(({ name }) => name);
const groups = () => groupNames;
/** A member who waits for the event would leave its list. */
const eventNames = (writer: Writer) => (has(writer, 'eventWaitings', 'event') ? [] : ['event']);

/** The requests of every route that writes. */
export const harmlessRestWrites: Record<string, Route> = {
  'POST /auth/register': nothing,
  'POST /auth/login': ({ me }) => [at('/auth/login', { username: me.username, password })],
  'POST /auth/logout': nothing,
  'PATCH /users/{id}': ({ me }) => [at(`/users/${me.id}`, {})],
  'PUT /users/{id}/emergency-contact': ({ me }) => [
    at(`/users/${me.id}/emergency-contact`, { medicalNote: 'Allergic to wasps' }),
  ],
  'DELETE /users/{id}/emergency-contact': ({ me }) => [at(`/users/${me.id}/emergency-contact`)],
  'POST /posts': async (writer) =>
    (await sentAgain(writer, 'post', 'rideData')).map((body) => at('/posts', { ...body, isRide: 'rideData' in body })),
  'PUT /posts/{id}': (writer) => mine(writer, 'post').map(({ id }) => at(`/posts/${id}`, {})),
  'DELETE /posts/{id}': async (writer) => [at(`/posts/${await makeToDelete(writer, 'post')}`)],
  'POST /media': nothing,
  'POST /routes': nothing,
  'POST /likes/toggle': (writer) =>
    likeable(writer).flatMap(({ id }) => [at('/likes/toggle', { postId: id }), at('/likes/toggle', { postId: id })]),
  'POST /comments': async (writer) =>
    (await sentAgain(writer, 'comment', 'rideData')).map((body) => at('/comments', body)),
  'PUT /comments/{id}': async (writer) =>
    (await sentAgain(writer, 'comment', 'rideData')).map(({ id, content }) => at(`/comments/${id}`, { content })),
  'DELETE /comments/{id}': async (writer) => [at(`/comments/${await makeToDelete(writer, 'comment')}`)],
  'POST /rides/{postId}/join': tie('participations', rideNames, (id) => at(`/rides/${id}/join`)),
  'DELETE /rides/{postId}/leave/{userId}': untie('participations', leavableNames, (id, { me }) =>
    at(`/rides/${id}/leave/${me.id}`),
  ),
  'PUT /rides/{postId}/call-off': (writer) =>
    calledOffAgain(writer).map(({ postId, ...body }) => at(`/rides/${postId}/call-off`, body)),
  'DELETE /rides/{postId}/call-off': (writer) => takingPlace(writer).map(({ id }) => at(`/rides/${id}/call-off`)),
  'PUT /rides/{postId}/waiting': tie('waitings', rideNames, (id) => at(`/rides/${id}/waiting`)),
  'DELETE /rides/{postId}/waiting': untie('waitings', rideNames, (id) => at(`/rides/${id}/waiting`)),
  // It would notify: see leaders.test.ts.
  'PUT /rides/{postId}/leaders/{userId}': nothing,
  'PUT /rides/{postId}/check-ins': (writer) =>
    takingPlace(writer).map(({ id }) =>
      at(`/rides/${id}/check-ins`, { taps: [{ riderId: id, isHere: true, at: new Date().toISOString() }] }),
    ),
  'PUT /rides/{postId}/guests/{guestId}': nothing,
  'DELETE /rides/{postId}/guests/{guestId}': (writer) =>
    ownRides(writer).map(({ id }) => at(`/rides/${id}/guests/${id}`)),
  'PUT /rides/{postId}/note': nothing,
  'POST /rides/{postId}/thanks': nothing,
  'DELETE /rides/{postId}/leaders/{userId}': (writer) =>
    ownRides(writer).map(({ id }) => at(`/rides/${id}/leaders/${writer.cast.idOf('follower')}`)),
  // An earlier end adds no date.
  'PATCH /rides/{postId}/series': (writer) =>
    takingPlace(writer).map(({ id }) => at(`/rides/${id}/series`, { until: '2000-01-01' })),
  'DELETE /rides/{postId}/series': (writer) => takingPlace(writer).map(({ id }) => at(`/rides/${id}/series`)),
  'POST /rides/{postId}/series/join': tie('joinedSeries', rideNames, (id) => at(`/rides/${id}/series/join`)),
  'DELETE /rides/{postId}/series/leave/{userId}': untie('joinedSeries', rideNames, (id, { me }) =>
    at(`/rides/${id}/series/leave/${me.id}`),
  ),
  'PUT /rides/{postId}/maybe': tie('maybes', rideNames, (id) => at(`/rides/${id}/maybe`)),
  'DELETE /rides/{postId}/maybe': untie('maybes', rideNames, (id) => at(`/rides/${id}/maybe`)),
  'POST /rides/{postId}/save': tie('savedRides', rideNames, (id) => at(`/rides/${id}/save`)),
  'DELETE /rides/{postId}/save': untie('savedRides', rideNames, (id) => at(`/rides/${id}/save`)),
  'POST /rides/{postId}/moments': async (writer) =>
    (await sentAgain(writer, 'moment', 'rideData')).map(({ postId, ...body }) => at(`/rides/${postId}/moments`, body)),
  'PUT /moments/{id}': (writer) => mine(writer, 'moment').map(({ id }) => at(`/moments/${id}`, {})),
  'DELETE /moments/{id}': async (writer) => [at(`/moments/${await makeToDelete(writer, 'moment')}`)],
  'POST /follows': tie('follows', others, (id) => at('/follows', { followingId: id })),
  'DELETE /follows/{followerId}/{followingId}': untie('follows', others, (id, { me }) => at(`/follows/${me.id}/${id}`)),
  'POST /groups/{id}/join': tie('memberships', groups, (id) => at(`/groups/${id}/join`)),
  'DELETE /groups/{id}/leave': untie('memberships', groups, (id) => at(`/groups/${id}/leave`)),
  'PATCH /groups/{id}': (writer) => organised(writer).map((name) => at(`/groups/${writer.cast.idOf(name)}`, {})),
  'POST /groups/{id}/organisers': (writer) =>
    organised(writer).map((name) => at(`/groups/${writer.cast.idOf(name)}/organisers`, { userId: writer.me.id })),
  // A member of the other group only.
  'DELETE /groups/{id}/members/{userId}': (writer) =>
    organised(writer).map((name) => at(`/groups/${writer.cast.idOf(name)}/members/${writer.cast.idOf('other')}`)),
  'POST /groups': nothing,
  'PUT /groups/{id}/request': (writer) =>
    has(writer, 'requests', 'circle') ? [at(`/groups/${writer.cast.idOf('circle')}/request`, {})] : [],
  'DELETE /groups/{id}/request': (writer) =>
    has(writer, 'requests', 'circle') ? [] : [at(`/groups/${writer.cast.idOf('circle')}/request`)],
  'POST /groups/{id}/requests/{userId}': nothing,
  // It would be a new version: see tidyGroup.
  'PUT /groups/{id}/rules': nothing,
  'PUT /groups/{id}/rules/acknowledgement': (writer) =>
    has(writer, 'memberships', 'cabal')
      ? [at(`/groups/${writer.cast.idOf('cabal')}/rules/acknowledgement`, { version: 1 })]
      : [],
  'POST /groups/{id}/invitations': nothing,
  'DELETE /group-invitations/{invitationId}': nothing,
  'POST /groups/invitations/use': (writer) =>
    has(writer, 'memberships', 'circle') ? [at('/groups/invitations/use', { token: groupToken })] : [],
  // It would notify: see groupTakedowns.test.ts.
  'POST /groups/removals': nothing,
  // They are in the log of operators: see tidyGroup.
  'PUT /groups/{id}/pin': nothing,
  'DELETE /groups/{id}/pin': nothing,
  'POST /groups/{id}/announcements': nothing,
  'POST /groups/{id}/events': nothing,
  'PATCH /events/{id}': nothing,
  'DELETE /events/{id}': nothing,
  'PUT /events/{id}/call-off': nothing,
  'DELETE /events/{id}/call-off': nothing,
  'POST /groups/{id}/resign': (writer) =>
    organisedByOthers(writer).map((name) => at(`/groups/${writer.cast.idOf(name)}/resign`, {})),
  'PUT /events/{id}/waiting': tie('registrations', eventNames, (id) => at(`/events/${id}/waiting`)),
  'DELETE /events/{id}/waiting': untie('eventWaitings', eventNames, (id) => at(`/events/${id}/waiting`)),
  'POST /events/{id}/register': tie('registrations', eventNames, (id) => at(`/events/${id}/register`)),
  'DELETE /events/{id}/register': untie('registrations', eventNames, (id) => at(`/events/${id}/register`)),
  'POST /users/{id}/mute': tie('mutes', others, (id) => at(`/users/${id}/mute`)),
  'DELETE /users/{id}/mute': untie('mutes', others, (id) => at(`/users/${id}/mute`)),
  'POST /users/{id}/block': tie('blocks', others, (id) => at(`/users/${id}/block`)),
  'DELETE /users/{id}/block': untie('blocks', others, (id) => at(`/users/${id}/block`)),
  'POST /takedowns/{id}/appeal': ({ cast, person }) => {
    if (person !== 'owner') return [];
    const { takedownId, ...body } = appealAgain(cast);
    return [at(`/takedowns/${takedownId}/appeal`, body)];
  },
  'POST /suspension/read': nothing,
  'POST /suspension/appeal': nothing,
  'POST /reports': (writer) =>
    visible(writer, 'post').map(({ id }) =>
      at('/reports', { id: newId(), targetType: 'post', targetId: id, reason: 'To be looked at' }),
    ),
};
