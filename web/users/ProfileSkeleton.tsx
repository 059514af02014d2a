import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { Bone } from '../ui/Skeleton.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';

/** The shape of a profile that is on its way. */
export function ProfileSkeleton() {
  const card = (
    <Paper as="div" aria-hidden="true">
      <Bone width={120} height={120} radius="50%" />
      <Bone width={168} height={20} />
      <Bone width={96} height={14} />
      <Bone height={14} />
      <Bone width="72%" height={14} />
    </Paper>
  );
  return (
    <ProfileFrame title={<Bone width={224} height={36} />} card={card}>
      <VisuallyHidden role="status">Loading profile...</VisuallyHidden>
      <Paper as="div" aria-hidden="true">
        <Bone width={120} height={20} />
        <Bone height={64} />
      </Paper>
    </ProfileFrame>
  );
}

const Paper = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
`;
