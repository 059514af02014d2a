import { appealEndpoints } from './appealEndpoints.ts';
import { authEndpoints } from './authEndpoints.ts';
import { commentEndpoints } from './commentEndpoints.ts';
import { emergencyEndpoints } from './emergencyEndpoints.ts';
import { eventEndpoints } from './eventEndpoints.ts';
import { eventWaitingEndpoints } from './eventWaitingEndpoints.ts';
import { feedEndpoints } from './feedEndpoints.ts';
import { followEndpoints } from './followEndpoints.ts';
import { groupEndpoints } from './groupEndpoints.ts';
import { groupEntryEndpoints } from './groupEntryEndpoints.ts';
import { groupEventEndpoints } from './groupEventEndpoints.ts';
import { groupPostEndpoints } from './groupPostEndpoints.ts';
import { groupRulesEndpoints } from './groupRulesEndpoints.ts';
import { leaderEndpoints } from './leaderEndpoints.ts';
import { likeEndpoints } from './likeEndpoints.ts';
import { maybeEndpoints } from './maybeEndpoints.ts';
import { mediaEndpoints } from './mediaEndpoints.ts';
import { membersFileEndpoint } from './membersFileEndpoint.ts';
import { moderationEndpoints } from './moderationEndpoints.ts';
import { momentEndpoints } from './momentEndpoints.ts';
import { paceGroupEndpoints } from './paceGroupEndpoints.ts';
import { postEndpoints } from './postEndpoints.ts';
import type { RestEndpoint } from './restEndpoint.ts';
import { rideEndpoints } from './rideEndpoints.ts';
import { routeEndpoints } from './routeEndpoints.ts';
import { searchEndpoints } from './searchEndpoints.ts';
import { seriesEndpoints } from './seriesEndpoints.ts';
import { sheetEndpoints } from './sheetEndpoints.ts';
import { userEndpoints } from './userEndpoints.ts';
import { waitingEndpoints } from './waitingEndpoints.ts';

export interface Section {
  name: string;
  description: string;
  routes: RestEndpoint[];
}

/** All endpoints, in the order of the manual. */
export const sections: Section[] = [
  { name: 'Auth', description: 'Sign-up, sign-in and sign-out.', routes: authEndpoints },
  { name: 'Users', description: 'Members and their profiles.', routes: userEndpoints },
  {
    name: 'Emergency',
    description: 'Emergency contacts and medical notes, which leaders of a ride read around it.',
    routes: emergencyEndpoints,
  },
  { name: 'Feed', description: 'Lists of posts and rides.', routes: feedEndpoints },
  { name: 'Posts', description: 'Single posts and rides.', routes: postEndpoints },
  { name: 'Likes', description: 'Likes of posts. You cannot like your own post.', routes: likeEndpoints },
  {
    name: 'Comments',
    description: 'Comments on posts, and replies to comments.',
    routes: commentEndpoints,
  },
  {
    name: 'Rides',
    description: 'Participation in rides, saved rides, and rides that repeat.',
    routes: [
      ...rideEndpoints,
      ...waitingEndpoints,
      ...maybeEndpoints,
      ...leaderEndpoints,
      ...paceGroupEndpoints,
      ...sheetEndpoints,
      ...seriesEndpoints,
    ],
  },
  {
    name: 'Routes',
    description: 'Routes of rides: uploaded as GPX, TCX, FIT, KML or KMZ, downloaded as GPX or TCX.',
    routes: routeEndpoints,
  },
  {
    name: 'Moments',
    description: 'Texts, pictures and places that participants share on a ride.',
    routes: momentEndpoints,
  },
  { name: 'Media', description: 'Uploads of pictures.', routes: mediaEndpoints },
  {
    name: 'Groups',
    description: 'Cycling groups.',
    routes: [
      ...groupEndpoints,
      ...groupEntryEndpoints,
      ...groupPostEndpoints,
      ...groupRulesEndpoints,
      membersFileEndpoint,
    ],
  },
  { name: 'Follows', description: 'Followers and followed members. Everyone can read them.', routes: followEndpoints },
  {
    name: 'Events',
    description: 'Events that members register for.',
    routes: [...eventEndpoints, ...eventWaitingEndpoints, ...groupEventEndpoints],
  },
  { name: 'Moderation', description: 'Mutes, blocks and reports.', routes: moderationEndpoints },
  { name: 'Appeals', description: 'Statements of reasons, and appeals to the operator.', routes: appealEndpoints },
  { name: 'Search', description: 'Search in four kinds of content.', routes: searchEndpoints },
];
