import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';

interface Props {
  title: string;
  children: ReactNode;
}

/** A page with one small form about an account. */
export function AccountFrame({ title, children }: Props) {
  return (
    <Layout>
      <Panel>
        <h1>{title}</h1>
        {children}
      </Panel>
    </Layout>
  );
}

const { media, size, space } = theme;

const Layout = styled.section`
  display: grid;
  place-items: start center;
  padding: 48px ${size.edge};

  ${media.phone} { padding: 24px ${size.edge} 40px; }
`;

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  width: min(480px, 100%);
  padding: ${space[6]};

  p { text-wrap: pretty; }
  ${media.phone} { padding: ${space[5]}; }
`;
