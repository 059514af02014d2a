import { participantLists } from '../model/users/participantLists.ts';

/** The participants of rides. The author joins by posting and is first. */
export const participantsOfRides = participantLists({
  noun: 'ride',
  table: 'ride_participant',
  owner: 'post_id',
  cursors: { all: 'participants', followed: 'followedParticipants' },
});

/** The members who wait for a place, in the order of asking. */
export const waitingOfRides = participantLists({
  noun: 'waiting',
  table: 'ride_waiting',
  owner: 'post_id',
  cursors: { all: 'waiting', followed: 'followedWaiting' },
});

/** The participants whom a leader has checked in. */
export const attendanceOfRides = participantLists({
  noun: 'attendance',
  table: 'ride_participant',
  owner: 'post_id',
  where: 'is_here',
  cursors: { all: 'attendance', followed: 'followedAttendance' },
});
