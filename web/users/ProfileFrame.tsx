import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { PageColumn } from '../ui/PageColumn.tsx';

interface Props {
  title: ReactNode;
  actions?: ReactNode;
  /** The person, at the left. */
  card: ReactNode;
  children: ReactNode;
}

/** The title with its buttons, the person at the left, their activity at the right. One column in small windows. */
export function ProfileFrame({ title, actions, card, children }: Props) {
  return (
    <PageColumn>
      <Head>
        {title}
        {actions && <Actions>{actions}</Actions>}
      </Head>
      <Columns>
        {card}
        <Stack>{children}</Stack>
      </Columns>
    </PageColumn>
  );
}

const { media } = theme;

const Head = styled.div`
  display: flex;
  align-items: end;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 16px 24px;

  h1 { min-width: 0; overflow-wrap: anywhere; }
  h1:focus { outline: 0; box-shadow: none; }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 328px minmax(0, 1fr);
  gap: 24px;
  align-items: start;

  @media (max-width: 1023px) { grid-template-columns: minmax(0, 1fr); }
  ${media.phone} { gap: 16px; }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;

  ${media.phone} { gap: 16px; }
`;
