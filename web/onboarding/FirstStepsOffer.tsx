import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Card } from '../ui/Card.tsx';
import { useFocusHandover } from '../ui/useFocusHandover.ts';

/** The way to the first steps, and the way to decline them. */
export function FirstStepsOffer({ onDecline }: { onDecline(): void }) {
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
