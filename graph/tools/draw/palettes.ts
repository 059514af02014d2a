/** The colours of one hour of the day, from the top of the sky down to the ink of the shadows. */
export interface Palette {
  sky: readonly [top: string, middle: string, low: string];
  sun: string;
  far: string;
  rock: string;
  snow: string;
  hills: string;
  land: string;
  near: string;
  deep: string;
  tree: string;
  road: string;
  line: string;
}

export type Hour = 'morning' | 'noon' | 'golden' | 'dusk' | 'overcast';

export const palettes: Readonly<Record<Hour, Palette>> = {
  morning: {
    sky: ['#7fbfe0', '#d5ecf2', '#fdeecf'],
    sun: '#fff6dc',
    far: '#8fb4c9',
    rock: '#5f8399',
    snow: '#f7fbfb',
    hills: '#6f9d8f',
    land: '#7fb069',
    near: '#3f7d4f',
    deep: '#1f5142',
    tree: '#22594a',
    road: '#59656d',
    line: '#f6f1e2',
  },
  noon: {
    sky: ['#3f9fd8', '#9fd4ea', '#e6f4f1'],
    sun: '#ffffff',
    far: '#7fb0c8',
    rock: '#577f96',
    snow: '#ffffff',
    hills: '#6aa58d',
    land: '#93bf5d',
    near: '#4e8f48',
    deep: '#235a3d',
    tree: '#2a6747',
    road: '#667077',
    line: '#ffffff',
  },
  golden: {
    sky: ['#f2a765', '#f9cf8d', '#fdebc4'],
    sun: '#fffbe6',
    far: '#d39a7e',
    rock: '#a5705f',
    snow: '#fff3dd',
    hills: '#b98a56',
    land: '#d9aa50',
    near: '#8f8a3c',
    deep: '#4f5a2c',
    tree: '#3f5230',
    road: '#8a6f63',
    line: '#fff0cf',
  },
  dusk: {
    sky: ['#27406b', '#8a6f93', '#f3a37f'],
    sun: '#ffe1b0',
    far: '#6f6a92',
    rock: '#4d5280',
    snow: '#f2d9d6',
    hills: '#455a7c',
    land: '#38566a',
    near: '#244455',
    deep: '#142d3d',
    tree: '#1a3746',
    road: '#3e4a5c',
    line: '#ffd9a8',
  },
  overcast: {
    sky: ['#a9bdc6', '#cfdbdc', '#eceee6'],
    sun: '#f8f6ea',
    far: '#a3b7bb',
    rock: '#7f979d',
    snow: '#f2f5f4',
    hills: '#8aa58f',
    land: '#a3b877',
    near: '#6f8f55',
    deep: '#42613f',
    tree: '#3f6149',
    road: '#7d8486',
    line: '#eff0e8',
  },
};

/** The brand's pink on every picture: a jersey, a lamp, a toolbox. */
export const rosa = '#d3125b';
