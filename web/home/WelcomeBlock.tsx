import styled from '@emotion/styled';
import { Link, useLocation } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { RoadBar } from '../ui/RoadBar.tsx';
import welcomeScene from './welcomeScene.webp';

/** What stands in the place of one's own numbers while signed out. */
export function WelcomeBlock() {
  const state = returnState(useLocation());

  return (
    <Root aria-label="Sign in">
      <Scene src={welcomeScene} alt="" width="608" height="405" loading="lazy" />
      <ButtonLink to="/login" state={state} block>
        Sign in
      </ButtonLink>
      <ButtonLink to="/login?mode=signup" state={state} variant="outline" block>
        Create an account
      </ButtonLink>
      <StatsGate to="/login" state={state}>
        <div aria-hidden="true">
          <RoadBar label="" percent={8} valueText="" />
        </div>
        Sign in to see your stats
      </StatsGate>
    </Root>
  );
}

const { color, space } = theme;

const Root = styled.section`
  display: grid;
  gap: ${space[2]};
`;

const Scene = styled.img`
  width: 100%;
  aspect-ratio: 16 / 9;
  margin-bottom: ${space[2]};
  border-radius: ${theme.radius.picture};
  object-fit: cover;
`;

const StatsGate = styled(Link)`
  display: grid;
  gap: 10px;
  padding: ${space[4]} 0 0;
  border-radius: 3px;
  color: ${color.textMuted};
  font: ${theme.type.small};

  &:hover { color: ${color.text}; text-decoration: underline; text-underline-offset: 3px; }
`;
