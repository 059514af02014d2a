import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';
import { motions } from '../ui/motions.ts';
import type { Cover } from './mapView.ts';

const { color, motion, space } = theme;

/** In a window of this size, cards float above the map. In a smaller one they are below it. */
export const wideWindow = '(min-width: 1024px) and (min-height: 640px)';
const wide = `@media ${wideWindow}`;

/** In pixels: the part of the map that cards cover. The middle of the map is the middle of the rest. */
export const coverOf = ({ isWide, hasProfile }: { isWide: boolean; hasProfile: boolean }): Cover =>
  isWide ? { top: 0, right: 64, bottom: hasProfile ? 264 : 24, left: 400 } : { top: 0, right: 24, bottom: 0, left: 0 };

const card = css`
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.card};
  background: ${color.surfaceRaised};
  box-shadow: ${theme.shadow.float};
`;

export const fullMapStyles = {
  window: css`
    position: fixed;
    inset: 0;
    z-index: ${theme.layer.dialog};
    background: ${color.surfaceRaised};
    animation: ${motions.fadeIn} ${motion.normal} ${motion.ease};

    &:focus-visible { outline: 0; }
    &[data-state='closed'] { animation: ${motions.fadeOut} ${motion.normal} ${motion.ease} forwards; }
  `,
  layout: css`
    position: relative;
    display: flex;
    flex-direction: column;
    height: 100dvh;

    ${wide} {
      display: block;
      --map-side: 400px;
      &[data-profile] { --map-foot: 276px; }
    }
  `,
  ground: css`
    position: relative;
    flex: none;
    height: 46dvh;

    ${wide} { position: absolute; inset: 0; height: auto; }
  `,
  panel: css`
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: ${space[5]};
    flex: 1;
    min-height: 0;
    padding: ${space[3]} ${space[4]} ${space[5]};
    overflow: auto;
    overscroll-behavior: contain;
    border-top: 1px solid ${color.border};
    background: ${color.surfaceRaised};

    ${wide} {
      position: absolute;
      top: 24px;
      bottom: 24px;
      left: 24px;
      width: 376px;
      height: fit-content;
      max-height: calc(100dvh - 48px);
      ${card}
    }
  `,
  head: css`
    display: flex;
    align-items: center;
    gap: ${space[2]};
    margin-left: -${space[2]};

    > div { min-width: 0; }
    h2 { font: ${theme.type.subheading}; }
    p { color: ${color.textMuted}; font: ${theme.type.small}; }
  `,
  profile: css`
    ${wide} {
      position: absolute;
      right: 24px;
      bottom: 24px;
      left: 424px;
      padding: ${space[4]} ${space[5]};
      ${card}
    }
  `,
  plain: css`
    display: grid;
    gap: ${space[3]};
    padding: ${space[4]};

    p { color: ${color.textMuted}; font: ${theme.type.small}; }
    ${wide} { padding: 24px 24px 24px 424px; }
  `,
};
