import type { Ref } from 'react';
import type { ShownProfile } from './shownProfile.ts';

interface Props {
  profile: Pick<ShownProfile, 'displayName' | 'isViewer'>;
  ref?: Ref<HTMLHeadingElement>;
}

export function ProfileTitle({ profile: { displayName, isViewer }, ref }: Props) {
  return (
    <h1 ref={ref} tabIndex={-1}>
      {isViewer ? (
        'My Profile'
      ) : (
        <>
          <bdi>{displayName}</bdi>'s Profile
        </>
      )}
    </h1>
  );
}
