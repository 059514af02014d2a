import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props {
  header: ReactNode;
  children: ReactNode;
}

/** The frame of every page: skip link, header, main. */
export function PageFrame({ header, children }: Props) {
  return (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      {header}
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
    </>
  );
}

const Main = styled.main`
  /* a heading receives the focus for screen readers only */
  h1:focus { outline: 0; box-shadow: none; }
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
