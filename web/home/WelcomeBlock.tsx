import styled from '@emotion/styled';
import { useNavigate } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { RoadBar } from '../ui/RoadBar.tsx';
import welcomeScene from './welcomeScene.webp';

/** Shown to visitors in place of a member's numbers. */
export function WelcomeBlock() {
  const navigate = useNavigate();

  return (
    <Root aria-label="Sign in">
      <Scene src={welcomeScene} alt="" width="608" height="405" loading="lazy" />
      <ButtonLink to="/login" block>
        Sign in
      </ButtonLink>
      <ButtonLink to="/login?mode=signup" variant="outline" block>
        Create an account
      </ButtonLink>
      <StatsGate type="button" onClick={() => navigate('/login')}>
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

const StatsGate = styled.button`
  display: grid;
  gap: 10px;
  width: 100%;
  padding: ${space[4]} 0 0;
  border-radius: 3px;
  color: ${color.textMuted};
  font: ${theme.type.small};
  text-align: left;

  &:hover { color: ${color.text}; text-decoration: underline; text-underline-offset: 3px; }
`;
