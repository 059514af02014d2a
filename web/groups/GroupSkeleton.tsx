import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { CardSkeleton, SkeletonBox } from '../ui/Skeleton.tsx';

/** A group's page while it loads. */
export function GroupSkeleton() {
  return (
    <>
      <LiveText>Loading...</LiveText>
      <Head as="div" aria-hidden="true">
        <Art />
        <Words>
          <SkeletonBox width="40%" height={28} />
          <SkeletonBox width="72%" height={14} />
          <SkeletonBox width="24%" height={14} />
        </Words>
      </Head>
      <CardSkeleton />
    </>
  );
}

const { color, media, space } = theme;

const Head = styled(Card)`
  overflow: hidden;
`;

const Art = styled.div`
  height: 264px;
  background: ${color.surfaceSunken};

  ${media.phone} { height: 176px; }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]};

  ${media.phone} { padding: ${space[4]}; }
`;
