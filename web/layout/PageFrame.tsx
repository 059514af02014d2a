import styled from '@emotion/styled';
import type { MouseEvent, ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { announcementsId } from '../ui/announce.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';

interface Props {
  header: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main, and the region for announcements, which exists before its text. */
export function PageFrame({ header, children }: Props) {
  return (
    <>
      <SkipLink href="#main" onClick={skipSideColumn}>
        Skip to content
      </SkipLink>
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      {/* a modal dialog hides all but live regions from screen readers. At the end it would make short pages taller */}
      <VisuallyHidden id={announcementsId} role="status" aria-live="polite" style={{ top: 0 }} />
    </>
  );
}

/** Focuses the main column of the shown page. Hidden pages stay in the document and cannot receive the focus. */
function skipSideColumn(event: MouseEvent): void {
  const columns = Array.from(document.querySelectorAll<HTMLElement>('[data-main-column]'));
  const hasFocused = columns.some((column) => {
    column.focus();
    return document.activeElement === column;
  });
  if (hasFocused) event.preventDefault();
}

const Main = styled.main`
  /* a heading receives the focus for screen readers only */
  h1:focus, [data-main-column]:focus { outline: 0; box-shadow: none; }
`;

const SkipLink = styled.a`
  position: absolute;
  top: -60px;
  left: 16px;
  z-index: ${theme.layer.tooltip};
  padding: 10px 16px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.surfaceInverse};
  color: ${theme.color.textInverse};

  &:focus { top: 10px; }
`;
