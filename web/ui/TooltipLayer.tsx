import styled from '@emotion/styled';
import { useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { theme } from '../theme/tokens.ts';
import { motions } from './motions.ts';
import type { ShownTooltip } from './useTooltip.ts';
import { useTooltip } from './useTooltip.ts';

/** The only tooltip of the page, above its element when there is room. */
export function TooltipLayer() {
  const shown = useTooltip();
  return shown ? createPortal(<Bubble {...shown} />, document.body) : null;
}

function Bubble({ anchor, text }: ShownTooltip) {
  const id = useId();
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (bubble.current) place(bubble.current, anchor);
    // A screen reader would read a name that is also the description twice.
    if (anchor.getAttribute('aria-label') === text) return;
    const described = anchor.getAttribute('aria-describedby');
    anchor.setAttribute('aria-describedby', described ? `${described} ${id}` : id);
    return () => {
      if (described) anchor.setAttribute('aria-describedby', described);
      else anchor.removeAttribute('aria-describedby');
    };
  }, [anchor, text, id]);

  return (
    <Root ref={bubble} id={id} role="tooltip">
      {text}
    </Root>
  );
}

/** In pixels: the distance to the element, and to the edges of the window. */
const GAP = 6;
const EDGE = 8;

function place(bubble: HTMLElement, anchor: HTMLElement): void {
  const { top, bottom, left, width } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = bubble;
  const above = top - GAP - offsetHeight;
  const rightmost = document.documentElement.clientWidth - EDGE - offsetWidth;
  bubble.style.top = `${above < EDGE ? bottom + GAP : above}px`;
  bubble.style.left = `${Math.max(EDGE, Math.min(left + (width - offsetWidth) / 2, rightmost))}px`;
}

const Root = styled.div`
  position: fixed;
  z-index: ${theme.layer.tooltip};
  max-width: min(320px, calc(100vw - 16px));
  padding: 6px 10px;
  border-radius: 8px;
  background: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};
  font: ${theme.type.label};
  box-shadow: ${theme.shadow.float};
  animation: ${motions.fadeIn} ${theme.motion.fast} ${theme.motion.ease};

  /* lets the pointer cross the gap to the element */
  &::after { content: ''; position: absolute; inset: -${GAP}px 0; z-index: -1; }
`;
