import styled from '@emotion/styled';
import type { ProfileFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { DistanceGoals } from './DistanceGoals.tsx';

interface Props {
  profile: ProfileFragment;
}

export function OwnGoals({ profile }: Props) {
  return (
    <Halves as="div">
      <DistanceGoals person={profile} />
    </Halves>
  );
}

const { color, media } = theme;

const Halves = styled(Card)`
  display: grid;
  grid-template-columns: 1fr 1fr;

  > div { padding: 20px; }
  > div + div { border-left: 1px solid ${color.border}; }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);

    > div { padding: 16px; }
    > div + div { border-top: 1px solid ${color.border}; border-left: 0; }
  }
`;
