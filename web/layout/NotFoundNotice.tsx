import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { BrokenChain } from './BrokenChain.tsx';

interface Props {
  title: string;
  hint: string;
}

/** A page that does not exist: what is missing, and a link to the home page. */
export function NotFoundNotice({ title, hint }: Props) {
  return (
    <Lost>
      <BrokenChain />
      <h1>{title}</h1>
      <p>{hint}</p>
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
  min-height: calc(100dvh - ${size.header} - var(--foot-bar, 0px));
  padding: 14vh ${size.edge} 80px;
  overflow: clip;
  text-align: center;

  svg { margin-bottom: 32px; }
  p { color: ${theme.color.textMuted}; }
  [data-variant] { margin-top: 24px; }
  ${theme.media.phone} { padding-top: 8vh; padding-bottom: 48px; }
`;
