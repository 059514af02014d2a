import type { GroupScript } from './scriptTypes.ts';

export const groups: readonly GroupScript[] = [
  {
    key: 'spinners',
    name: 'Sunday Spinners',
    description: 'Easy social road rides every Sunday at seven. New faces ride at the front.',
    picture: 'pass-morning.webp',
    founderKey: 'tomasz',
  },
  {
    key: 'whiteRoad',
    name: 'White Road Society',
    description: 'Dust in summer, mud in winter, coffee always. Long weekend routes.',
    picture: 'white-road-golden.webp',
    founderKey: 'ferro',
  },
  {
    key: 'nightShift',
    name: 'Night Shift Riders',
    description: 'City loops after dark. Good lights, good company, home by eleven.',
    picture: 'bridge-dusk.webp',
    founderKey: 'grace',
    kind: 'closed',
  },
  {
    key: 'forestGravel',
    name: 'Forest Gravel Crew',
    description: 'Mixed-surface rides under the trees, lights from October. All paces.',
    picture: 'forest-morning.webp',
    founderKey: 'jonas',
  },
  {
    key: 'dirtChurch',
    name: 'Dirt Church',
    description: 'Sunday singletrack for people who like their coffee after the climb.',
    picture: 'canyon-noon.webp',
    rules:
      'Wear a helmet and carry two working lights.\nCall out what you see: holes, cars, and a turn.\nNobody is left behind. The last rider decides when we go on.\nRing the leader if you turn back on your own.',
    founderKey: 'marisol',
  },
  {
    key: 'flatlanders',
    name: 'Flatlanders',
    description: 'Echelons, crosswinds and the art of sharing the front.',
    picture: 'polder-noon.webp',
    founderKey: 'pim',
  },
  {
    key: 'wrench',
    name: 'Wrench Wednesdays',
    description: 'Bring a bike, leave with a quieter one. Stands and tea provided.',
    picture: 'workshop-morning.webp',
    founderKey: 'oldSpoke',
  },
  {
    key: 'randonneurs',
    name: 'Coastal Randonneurs',
    description: 'Long days by the sea: brevets from 60 to 250 miles.',
    picture: 'coast-noon.webp',
    founderKey: 'yann',
  },
  {
    key: 'ridge',
    name: 'Ridge Before Work',
    description: 'Up at five, on top by seven, at the desk by nine. Wherever your ridge is, post it here.',
    picture: 'terraces-morning.webp',
    founderKey: 'yijun',
  },
  {
    key: 'tandem',
    name: 'Two Seats, Three Wheels',
    description: 'Tandems, trikes, cargo bikes and everything else that does not fit the train.',
    picture: 'cafe-morning.webp',
    founderKey: 'marcus',
  },
  {
    key: 'firstHundred',
    name: 'First Hundred Miles',
    description: 'For those who have not yet ridden a hundred miles, and those who remember what it was like.',
    picture: 'lake-morning.webp',
    founderKey: 'hanna',
  },
];
