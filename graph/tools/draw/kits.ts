import type { Random } from '../../demo/random.ts';
import { rosa } from './palettes.ts';

/** The clothes and the bicycle of a rider. Skin is the rider’s own. */
export interface Kit {
  jersey: string;
  band: string;
  frame: string;
  skin: string;
  helmet: string;
}

const jerseys: readonly Omit<Kit, 'skin'>[] = [
  { jersey: rosa, band: '#ffffff', frame: '#16302f', helmet: '#ffffff' },
  { jersey: '#2257c4', band: '#ffffff', frame: '#f4f6f5', helmet: '#16302f' },
  { jersey: '#f2b632', band: '#16302f', frame: '#1c6f86', helmet: '#16302f' },
  { jersey: '#f6f8f7', band: rosa, frame: '#2257c4', helmet: rosa },
  { jersey: '#0a726b', band: '#f2e3bd', frame: '#f2b632', helmet: '#f2b632' },
  { jersey: '#e8604c', band: '#ffffff', frame: '#16302f', helmet: '#f4f6f5' },
  { jersey: '#16302f', band: rosa, frame: rosa, helmet: '#f4f6f5' },
  { jersey: '#7a4b8f', band: '#f7e6ad', frame: '#0a726b', helmet: '#ffffff' },
];

const skins = ['#f1c9a5', '#d9a27e', '#c98d68', '#b57a54', '#8a5a3c', '#6d452e'] as const;

/** Riders with different jerseys. There are at most as many as jerseys. */
export function dressRiders(random: Random, count: number): Kit[] {
  return random
    .shuffle(jerseys)
    .slice(0, count)
    .map((clothes) => ({ ...clothes, skin: random.pick(skins) }));
}
