import { bridgeScene } from './bridgeScene.ts';
import type { Brush } from './brush.ts';
import { createBrush } from './brush.ts';
import { cafeScene } from './cafeScene.ts';
import { canyonScene } from './canyonScene.ts';
import { coastScene } from './coastScene.ts';
import { forestScene } from './forestScene.ts';
import { lakeScene } from './lakeScene.ts';
import { moorScene } from './moorScene.ts';
import type { Hour } from './palettes.ts';
import { passScene } from './passScene.ts';
import { polderScene } from './polderScene.ts';
import { element, paper } from './shapes.ts';
import { terracesScene } from './terracesScene.ts';
import { velodromeScene } from './velodromeScene.ts';
import { whiteRoadScene } from './whiteRoadScene.ts';
import { workshopScene } from './workshopScene.ts';

const scenes = {
  bridge: bridgeScene,
  cafe: cafeScene,
  canyon: canyonScene,
  coast: coastScene,
  forest: forestScene,
  lake: lakeScene,
  moor: moorScene,
  pass: passScene,
  polder: polderScene,
  terraces: terracesScene,
  velodrome: velodromeScene,
  whiteRoad: whiteRoadScene,
  workshop: workshopScene,
} satisfies Record<string, (brush: Brush, hour: Hour) => string>;

export interface SceneOrder {
  scene: keyof typeof scenes;
  hour: Hour;
  seed: number;
  /** Turns the picture around, left for right. */
  mirrored?: boolean;
}

/** A scene as an SVG document of 1200 by 800: the same order gives the same bytes. */
export function drawScene({ scene, hour, seed, mirrored = false }: SceneOrder): string {
  const brush = createBrush(`${scene}-${seed}`);
  const drawing = scenes[scene](brush, hour);
  const turned = mirrored ? element('g', { transform: `translate(${paper.width} 0) scale(-1 1)` }, drawing) : drawing;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${paper.width} ${paper.height}` },
    brush.definitions(),
    turned,
  );
}
