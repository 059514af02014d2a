import { keyframes } from '@emotion/react';

/** The animations of the interface. The global styles disable all of them for readers who prefer reduced motion. */
export const motions = {
  fadeIn: keyframes`from { opacity: 0; }`,
  fadeOut: keyframes`to { opacity: 0; }`,
  riseIn: keyframes`from { opacity: 0; transform: translateY(8px); }`,
  riseOut: keyframes`to { opacity: 0; transform: translateY(8px); }`,
  sheetIn: keyframes`from { transform: translateY(100%); }`,
  sheetOut: keyframes`to { transform: translateY(100%); }`,
  slideIn: keyframes`from { transform: translateX(calc(100% + 24px)); }`,
  slideOut: keyframes`from { transform: translateX(var(--radix-toast-swipe-end-x, 0)); } to { transform: translateX(calc(100% + 24px)); }`,
  breathe: keyframes`to { opacity: 0.45; }`,
  spin: keyframes`to { transform: rotate(1turn); }`,
};
