// The colours of the ground. They are no part of the theme's tokens, because only the map that fills the window needs them.

const lightGround = {
  land: '#eef1e6',
  forest: '#dbe8cd',
  water: '#b9dbe8',
  town: '#e3e5d8',
  road: '#ffffff',
  roadCasing: '#d3d6c6',
  border: '#c9c7a8',
  label: '#5a614f',
};

export type GroundColors = typeof lightGround;

const darkGround: GroundColors = {
  land: '#182022',
  forest: '#1a2a22',
  water: '#173440',
  town: '#141c1e',
  road: '#3a464b',
  roadCasing: '#11181a',
  border: '#2f3a38',
  label: '#93a19f',
};

export const groundColors = (isDark: boolean): GroundColors => (isDark ? darkGround : lightGround);
