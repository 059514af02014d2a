import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';
import { motions } from './motions.ts';

const { motion, media } = theme;

export const scrimStyles = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: center;
  padding: 24px;
  overflow: clip;
  background: ${theme.color.scrim};
  animation: ${motions.fadeIn} ${motion.normal} ${motion.ease};

  &[data-state='closed'] { animation: ${motions.fadeOut} ${motion.normal} ${motion.ease} forwards; }
  ${media.phone} { padding: 0; place-items: end stretch; }
`;

/** 640 px wide and centred; on phones a sheet at the bottom. */
export const dialogStyles = css`
  --field-ground: transparent;
  display: flex;
  flex-direction: column;
  width: min(${theme.size.feed}, 100%);
  max-height: calc(100dvh - 48px);
  overflow: hidden;
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surfaceRaised};
  box-shadow: ${theme.shadow.dialog};
  animation: ${motions.riseIn} ${motion.normal} ${motion.ease};

  &[data-wide] { width: min(920px, 100%); }
  &:focus-visible { outline: 0; box-shadow: ${theme.shadow.dialog}; }
  &[data-state='closed'] { animation: ${motions.riseOut} ${motion.normal} ${motion.ease} forwards; }

  ${media.phone} {
    &, &[data-wide] { width: 100%; }
    max-height: calc(100dvh - 24px);
    border-radius: ${theme.radius.dialog} ${theme.radius.dialog} 0 0;
    animation-name: ${motions.sheetIn};
    &[data-state='closed'] { animation-name: ${motions.sheetOut}; }
  }
  /* in a low window the whole dialog scrolls */
  ${media.short} { overflow: auto; max-height: calc(100dvh - 16px); }
  ${media.forcedColors} { border: 1px solid; }
`;

export const dialogFootStyles = css`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 12px;
  flex: none;
  padding: 16px 24px;
  border-top: 1px solid ${theme.color.border};
  background: ${theme.color.surfaceRaised};

  ${media.phone} {
    padding: 12px 16px;
    [data-variant]:not([data-variant='ghost']) { flex: 1; height: ${theme.size.controlLarge}; }
    [data-variant='ghost'] { height: ${theme.size.controlLarge}; padding: 0 12px; }
  }
`;
