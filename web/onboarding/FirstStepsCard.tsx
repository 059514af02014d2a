import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { useFocusHandover } from '../ui/useFocusHandover.ts';
import { areFirstStepsOffered, hideFirstSteps } from './firstSteps.ts';

/** Offers the first steps to a new member, until they open or decline them. The settings have a way to them too. */
export function FirstStepsCard() {
  const [isOffered, setOffered] = useState(areFirstStepsOffered);
  // The home page stays rendered while the steps are open, and its effects run again when it is shown.
  useEffect(() => setOffered(areFirstStepsOffered()), []);
  if (!isOffered) return null;

  const decline = () => {
    hideFirstSteps();
    setOffered(false);
  };
  return <Offer onDecline={decline} />;
}

function Offer({ onDecline }: { onDecline(): void }) {
  const card = useFocusHandover<HTMLElement>();

  return (
    <Root ref={card} aria-label="First steps">
      <p>New here? A picture, how you measure, and somebody to ride with: three short steps.</p>
      <ButtonLink to="/welcome" size="small">
        First steps
      </ButtonLink>
      <Button variant="ghost" size="small" onClick={onDecline}>
        Not now
      </Button>
    </Root>
  );
}

const Root = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};

  p { flex: 1 1 240px; font: ${theme.type.small}; }
`;
