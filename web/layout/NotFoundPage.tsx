import styled from '@emotion/styled';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { BrokenChain } from './BrokenChain.tsx';

export default function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return (
    <Lost>
      <BrokenChain />
      <h1>404 Page Not Found</h1>
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/" size="large">
        Home
      </ButtonLink>
    </Lost>
  );
}

const { size } = theme;

const Lost = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  align-content: start;
  justify-items: center;
  min-height: calc(100dvh - ${size.header});
  padding: 14vh ${size.edge} 80px;
  overflow: clip;
  text-align: center;

  svg { margin-bottom: 32px; }
  p { color: ${theme.color.textMuted}; }
  [data-variant] { margin-top: 24px; }
  ${theme.media.phone} { padding-top: 8vh; padding-bottom: 48px; }
`;
