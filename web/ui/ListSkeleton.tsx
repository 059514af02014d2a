import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Card } from './Card.tsx';
import { LiveText } from './LiveText.tsx';
import { SkeletonBox } from './Skeleton.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const shapes = { picture: PictureSkeleton, words: TextSkeleton, person: PersonSkeleton };

interface Props {
  /** At most six: a window has no room for more. */
  count: number;
  /** The kind of list: cards with a picture at the left, cards of text, or rows of people. */
  shape: keyof typeof shapes;
}

/** Placeholders in the shape of a loading list. Screen readers read 'Loading...'. */
export function ListSkeleton({ count, shape }: Props) {
  const Shape = shapes[shape];

  return (
    <>
      <LiveText>Loading...</LiveText>
      {places.slice(0, count).map((place) => (
        <Place key={place} aria-hidden="true">
          <Shape />
        </Place>
      ))}
    </>
  );
}

function PictureSkeleton() {
  return (
    <PictureCard as="div">
      <SkeletonBox height={152} radius="0" />
      <Body>
        <TitleSkeleton />
        <Foot>
          <SkeletonBox width="36%" height={14} />
          <SkeletonBox width={72} height={32} radius="8px" />
        </Foot>
      </Body>
    </PictureCard>
  );
}

function TextSkeleton() {
  return (
    <Card as="div">
      <Body>
        <TitleSkeleton />
        <SkeletonBox width="88%" height={14} />
        <Foot>
          <SkeletonBox width="36%" height={14} />
          <SkeletonBox width={88} height={40} radius={theme.radius.control} />
        </Foot>
      </Body>
    </Card>
  );
}

function PersonSkeleton() {
  return (
    <Person>
      <SkeletonBox width={44} height={44} radius="50%" />
      <TitleSkeleton />
    </Person>
  );
}

function TitleSkeleton() {
  return (
    <Lines>
      <SkeletonBox width="48%" height={16} />
      <SkeletonBox width="72%" height={12} />
    </Lines>
  );
}

const { media, space } = theme;

const Place = styled.div`
  min-width: 0;
`;

const PictureCard = styled(Card)`
  display: grid;
  grid-template-columns: 152px minmax(0, 1fr);
  overflow: hidden;

  ${media.phone} { grid-template-columns: 96px minmax(0, 1fr); }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]};
`;

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`;

const Person = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};
`;

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: 10px;
`;
