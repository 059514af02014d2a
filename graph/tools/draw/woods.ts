import type { Hour } from './palettes.ts';

/** The light of a wood, layer by layer from the clearing to the front. */
export interface Wood {
  air: readonly [top: string, middle: string, low: string];
  light: string;
  layers: readonly string[];
  floor: readonly [far: string, near: string];
  trunk: string;
  trunkLight: string;
  fern: readonly [dark: string, lit: string];
}

const summer: Wood = {
  air: ['#e4f0c4', '#cfe5ae', '#f4f3c9'],
  light: '#fffbe0',
  layers: ['#b5d39a', '#93bd83', '#6ba06d', '#3f7f5b', '#235a47'],
  floor: ['#7fa75a', '#2f6a48'],
  trunk: '#16382f',
  trunkLight: '#2c5a45',
  fern: ['#1f5a43', '#3f8a57'],
};

const autumn: Wood = {
  air: ['#fbe3b0', '#f6cf8a', '#fdeec6'],
  light: '#fff4cf',
  layers: ['#eec27a', '#e0a154', '#c87f3d', '#9a5a33', '#683d2c'],
  floor: ['#c98f45', '#7a4a2a'],
  trunk: '#33211c',
  trunkLight: '#5c3b2b',
  fern: ['#8a4a22', '#d08a35'],
};

const evening: Wood = {
  air: ['#54618c', '#a58aa0', '#f4bd92'],
  light: '#ffe1b0',
  layers: ['#b393a0', '#8a7a98', '#63668c', '#40507a', '#27395f'],
  floor: ['#4b5a7c', '#1f3450'],
  trunk: '#141f36',
  trunkLight: '#2b3a5a',
  fern: ['#1b3350', '#3d6a80'],
};

const mist: Wood = {
  air: ['#dfe9e6', '#c9d8d6', '#edf1ea'],
  light: '#ffffff',
  layers: ['#b9ccc9', '#98b3b0', '#739795', '#4c7576', '#2f5559'],
  floor: ['#8fa88f', '#46685d'],
  trunk: '#1d3437',
  trunkLight: '#35575a',
  fern: ['#2b5a50', '#5d8c78'],
};

export const woods: Readonly<Record<Hour, Wood>> = {
  morning: summer,
  noon: summer,
  golden: autumn,
  dusk: evening,
  overcast: mist,
};
