import { authRoutes } from './authRoutes.ts';
import { commentRoutes } from './commentRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { feedRoutes } from './feedRoutes.ts';
import { followRoutes } from './followRoutes.ts';
import { groupRoutes } from './groupRoutes.ts';
import { likeRoutes } from './likeRoutes.ts';
import { mediaRoutes } from './mediaRoutes.ts';
import { moderationRoutes } from './moderationRoutes.ts';
import { momentRoutes } from './momentRoutes.ts';
import { postRoutes } from './postRoutes.ts';
import type { RestRoute } from './restRoute.ts';
import { rideRoutes } from './rideRoutes.ts';
import { routeRoutes } from './routeRoutes.ts';
import { searchRoutes } from './searchRoutes.ts';
import { userRoutes } from './userRoutes.ts';

export interface Section {
  name: string;
  description: string;
  routes: RestRoute[];
}

/** The whole API, in the order of its manual. */
export const sections: Section[] = [
  { name: 'Auth', description: 'Signing up, in and out.', routes: authRoutes },
  { name: 'Users', description: 'Members and their profiles.', routes: userRoutes },
  { name: 'Feed', description: 'Lists of posts and rides.', routes: feedRoutes },
  { name: 'Posts', description: 'Posts and rides, one at a time.', routes: postRoutes },
  { name: 'Likes', description: 'Who likes what. Nobody likes their own posts.', routes: likeRoutes },
  { name: 'Comments', description: 'What is said under posts: comments, and replies to them.', routes: commentRoutes },
  { name: 'Rides', description: 'Who takes part, and what one keeps for later.', routes: rideRoutes },
  {
    name: 'Routes',
    description: 'Where rides lead: taken in as GPX or TCX files, given out as GPX.',
    routes: routeRoutes,
  },
  { name: 'Moments', description: 'What those who take part share of a ride.', routes: momentRoutes },
  { name: 'Media', description: 'Pictures by themselves.', routes: mediaRoutes },
  { name: 'Groups', description: 'Cycling groups, open to all.', routes: groupRoutes },
  { name: 'Follows', description: 'Who follows whom, known to everyone.', routes: followRoutes },
  { name: 'Events', description: 'Events that members register for.', routes: eventRoutes },
  { name: 'Moderation', description: 'Mutes and reports.', routes: moderationRoutes },
  { name: 'Search', description: 'One text, four lists.', routes: searchRoutes },
];
