import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import { Card } from './Card.tsx';
import { Bone } from './Skeleton.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const places = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
const shapes = { picture: PictureBones, words: WordsBones, person: PersonBones };

interface Props {
  /** At most six: a window holds no more. */
  count: number;
  /** What is on its way: cards with a picture at the left, cards of words, or rows of people. */
  shape: keyof typeof shapes;
}

/** So many bones in the shape of a list that is on its way; 'Loading...' to those who listen. */
export function LoadingBones({ count, shape }: Props) {
  const Shape = shapes[shape];

  return (
    <>
      <VisuallyHidden role="status">Loading...</VisuallyHidden>
      {places.slice(0, count).map((place) => (
        <Place key={place} aria-hidden="true">
          <Shape />
        </Place>
      ))}
    </>
  );
}

function PictureBones() {
  return (
    <PictureCard as="div">
      <Bone height={152} radius="0" />
      <Body>
        <TitleBones />
        <Foot>
          <Bone width="36%" height={14} />
          <Bone width={72} height={32} radius="8px" />
        </Foot>
      </Body>
    </PictureCard>
  );
}

function WordsBones() {
  return (
    <Card as="div">
      <Body>
        <TitleBones />
        <Bone width="88%" height={14} />
        <Foot>
          <Bone width="36%" height={14} />
          <Bone width={88} height={40} radius={theme.radius.control} />
        </Foot>
      </Body>
    </Card>
  );
}

function PersonBones() {
  return (
    <Person>
      <Bone width={44} height={44} radius="50%" />
      <TitleBones />
    </Person>
  );
}

function TitleBones() {
  return (
    <Lines>
      <Bone width="48%" height={16} />
      <Bone width="72%" height={12} />
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
