import type { World } from './goldenWorld.ts';
import { hour } from './goldenWorld.ts';

/** The posts of the world as the API answers them. */

const plain = { isRide: false, mediaUrls: [], privacy: 'public', groupId: null, rideData: null };

export const postOf = ({ post, ada }: World) => ({
  ...plain,
  id: post.id,
  userId: ada.id,
  content: 'Full gas to the bakery',
  createdAt: hour(9).toISOString(),
});

export const secretOf = ({ secret, ada }: World) => ({
  ...plain,
  id: secret.id,
  userId: ada.id,
  content: 'Dear diary',
  privacy: 'private',
  createdAt: hour(7).toISOString(),
});

export const rideOf = ({ ride, ada }: World) => ({
  ...plain,
  id: ride.id,
  userId: ada.id,
  content: 'Coffee ride',
  isRide: true,
  rideData: {
    distance: 20,
    pace: null,
    type: 'road',
    elevation: 0,
    date: '2086-06-01',
    time: '07:00',
    timeZone: 'UTC',
    startsAt: '2086-06-01T07:00:00.000Z',
    location: 'Mill Square',
    duration: null,
    visibility: 'public',
    isCompleted: false,
    map: null,
  },
  createdAt: hour(8).toISOString(),
});
