import styled from '@emotion/styled';
import type { Ref } from 'react';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { SkeletonBox } from '../ui/Skeleton.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ProfileFrame } from './ProfileFrame.tsx';
import { ProfileTitle } from './ProfileTitle.tsx';
import type { KnownPerson } from './useKnownPerson.ts';

interface Props {
  /** Shown at once, while the rest loads. */
  person?: KnownPerson;
  heading: Ref<HTMLHeadingElement>;
}

/** The placeholder of a profile that is loading. */
export function ProfileSkeleton({ person, heading }: Props) {
  const title = person ? <ProfileTitle ref={heading} profile={person} /> : <SkeletonBox width={224} height={36} />;
  const card = person ? (
    <ProfileCard profile={person} picture={person.profilePicture} />
  ) : (
    <Paper as="div" aria-hidden="true">
      <SkeletonBox width={120} height={120} radius="50%" />
      <SkeletonBox width={168} height={20} />
      <SkeletonBox width={96} height={14} />
      <SkeletonBox height={14} />
      <SkeletonBox width="72%" height={14} />
    </Paper>
  );
  return (
    <ProfileFrame title={title} card={card}>
      <LiveText>Loading profile...</LiveText>
      <Paper as="div" aria-hidden="true">
        <SkeletonBox width={120} height={20} />
        <SkeletonBox height={64} />
      </Paper>
    </ProfileFrame>
  );
}

const Paper = styled(Card)`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
`;
