import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Card } from './Card.tsx';
import { motions } from './motions.ts';

interface SkeletonBoxProps {
  width?: number | string;
  height: number;
  radius?: string;
}

/** A grey placeholder of content that is loading: it pulses slowly. */
export function SkeletonBox({ width = '100%', height, radius = '6px' }: SkeletonBoxProps) {
  return <Shape style={{ width, height, borderRadius: radius }} />;
}

/**
 * A placeholder of a card with a person, two lines of text and a picture. It is silent: announce 'loading' once, beside
 * it.
 */
export function CardSkeleton() {
  return (
    <Card as="div" aria-hidden="true">
      <Body>
        <Person>
          <SkeletonBox width={44} height={44} radius="50%" />
          <Lines>
            <SkeletonBox width={136} height={14} />
            <SkeletonBox width={84} height={12} />
          </Lines>
        </Person>
        <Lines>
          <SkeletonBox height={14} />
          <SkeletonBox width="72%" height={14} />
        </Lines>
        <SkeletonBox height={160} radius={theme.radius.control} />
      </Body>
    </Card>
  );
}

const Shape = styled.span`
  display: block;
  background: ${theme.color.surfaceSunken};
  animation: ${motions.breathe} 1.4s ease-in-out infinite alternate;
`;

const Body = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;

  > div { gap: 8px; }
`;

const Lines = styled.div`
  display: grid;
  gap: 10px;
`;
