import { ridesFromAfar } from './ridesFromAfar.ts';
import { ridesFromAtlantic } from './ridesFromAtlantic.ts';
import { ridesFromEurope } from './ridesFromEurope.ts';
import { ridesFromLowerMill } from './ridesFromLowerMill.ts';
import { ridesFromMersey } from './ridesFromMersey.ts';
import { ridesFromWelshHills } from './ridesFromWelshHills.ts';
import { ridesOfDirtChurch } from './ridesOfDirtChurch.ts';
import { ridesOfFlatlanders } from './ridesOfFlatlanders.ts';
import { ridesOfForestGravel } from './ridesOfForestGravel.ts';
import { ridesOfNightShift } from './ridesOfNightShift.ts';
import { ridesOfSundaySpinners } from './ridesOfSundaySpinners.ts';
import { ridesOfWhiteRoad } from './ridesOfWhiteRoad.ts';
import type { RideScript } from './scriptTypes.ts';

/** All ride posts: the weekly rides of the groups, and the rides of single members. */
export const rideStories: readonly RideScript[] = [
  ...ridesOfSundaySpinners,
  ...ridesOfNightShift,
  ...ridesOfFlatlanders,
  ...ridesOfWhiteRoad,
  ...ridesOfDirtChurch,
  ...ridesOfForestGravel,
  ...ridesFromLowerMill,
  ...ridesFromWelshHills,
  ...ridesFromMersey,
  ...ridesFromEurope,
  ...ridesFromAtlantic,
  ...ridesFromAfar,
];
