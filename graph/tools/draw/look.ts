export type HairStyle = 'short' | 'side' | 'long' | 'bob' | 'bun' | 'tail' | 'curls' | 'braids' | 'bald';
export type Headwear = 'helmet' | 'cap' | 'beanie' | 'scarf';

/** The look of a member in a portrait. Colours are indexes into the tables below. */
export interface Look {
  skin: 0 | 1 | 2 | 3 | 4 | 5;
  hair: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  style: HairStyle;
  top?: Headwear;
  glasses?: 'round' | 'shield';
  beard?: 'full' | 'moustache';
  ground: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  kit: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  /** Degrees the head leans to the side. */
  tilt: number;
}

/** The colours of a look, ready to draw with. */
export interface Colors {
  skin: string;
  hair: string;
  ground: string;
  jersey: string;
  band: string;
}

const skins = ['#f1c9a5', '#e3b08e', '#d39a72', '#b57a54', '#8a5a3c', '#6a432c'] as const;
const hairs = ['#2a211d', '#5a3a26', '#8a5a30', '#c98f45', '#8f8f8c', '#a8432a', '#dcd8cf'] as const;
const grounds = ['#cfe3e6', '#f6dcc2', '#d9e6c6', '#f7e6ad', '#d6dcee', '#f3d3dc', '#cfe6db', '#e6dccb'] as const;
const kits = [
  ['#d3125b', '#ffffff'],
  ['#2257c4', '#f2b632'],
  ['#0a726b', '#f2e3bd'],
  ['#f2b632', '#16302f'],
  ['#16302f', '#d3125b'],
  ['#e8604c', '#ffffff'],
  ['#f6f8f7', '#2257c4'],
  ['#41740f', '#f7e6ad'],
  ['#7a4b8f', '#f7e6ad'],
] as const;

export function colorsOf({ skin, hair, ground, kit }: Look): Colors {
  const [jersey, band] = kits[kit];
  return { skin: skins[skin], hair: hairs[hair], ground: grounds[ground], jersey, band };
}
