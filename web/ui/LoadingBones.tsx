import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Bone } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const bones = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

interface Props {
  /** At most six: a window holds no more. */
  count: number;
  height: number;
}

/** So many grey cards in the place of a list that is on its way; 'Loading...' to those who listen. */
export function LoadingBones({ count, height }: Props) {
  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      {bones.slice(0, count).map((bone) => (
        <Place key={bone} aria-hidden="true">
          <Bone height={height} radius={theme.radius.card} />
        </Place>
      ))}
    </>
  );
}

const Place = styled.div`
  min-width: 0;
`;
