import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import roadScene from './roadScene.webp';

interface Props {
  /** Without the picture on phones. */
  isPlainOnPhone?: boolean;
  /** The panel, at most 440 px wide. */
  children: ReactNode;
}

/** A page of one panel beside a picture. On phones the picture is above the panel. */
export function SceneColumns({ isPlainOnPhone = false, children }: Props) {
  return (
    <Layout data-plain={isPlainOnPhone || undefined}>
      <Side>{children}</Side>
      <Art aria-hidden="true">
        <img src={roadScene} alt="" width="1680" height="1120" />
      </Art>
    </Layout>
  );
}

const { color, media, size } = theme;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr);
  min-height: calc(100dvh - ${size.header});
  background: ${color.surface};

  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto 1fr;

    &[data-plain] { grid-template-rows: 1fr; }
  }
`;

const Side = styled.section`
  display: grid;
  grid-template-columns: min(400px, 100%);
  align-items: center;
  justify-content: center;
  padding: 32px ${size.edge};

  [data-plain] > & { grid-template-columns: min(440px, 100%); align-items: stretch; }
  ${media.phone} {
    align-items: start;
    padding: 24px ${size.edge} 40px;

    [data-plain] > & { padding: 16px ${size.edge} 0; }
  }
`;

const Art = styled.div`
  padding: 24px 24px 24px 0;

  img {
    position: sticky;
    top: calc(${size.header} + 24px);
    width: 100%;
    height: 100%;
    max-height: calc(100dvh - ${size.header} - 48px);
    object-fit: cover;
    object-position: 42% 100%;
    border-radius: ${theme.radius.dialog};
    filter: ${theme.imageFilter};
  }
  ${media.phone} {
    order: -1;
    padding: 0;

    [data-plain] > & { display: none; }
    img { position: static; height: 168px; border-radius: 0; object-position: 45% 92%; }
  }
`;
