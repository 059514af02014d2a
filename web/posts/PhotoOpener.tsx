import styled from '@emotion/styled';

interface Props {
  onClick(): void;
}

/** Opens the picture before it large. It is beside the picture and not around it, so that the picture keeps its description. */
export const PhotoOpener = ({ onClick }: Props) => (
  <Root type="button" aria-haspopup="dialog" aria-label="Open photo" onClick={onClick} />
);

const Root = styled.button`
  display: none;
  position: absolute;
  inset: 0;
  width: 100%;
  cursor: zoom-in;

  img + & { display: block; }
  &:focus-visible { outline-offset: -4px; box-shadow: none; }
`;
