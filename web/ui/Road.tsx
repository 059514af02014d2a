import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { color, media, space } = theme;

/** A list along a dashed road. Its items are `Stop`s. */
export const Road = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`;

/** An item with its milestone in a `Roadside`, and its card. */
export const Stop = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr);
  gap: ${space[5]};
  align-items: start;

  /* the road to the next milestone */
  &:not(:last-of-type)::before {
    content: '';
    position: absolute;
    top: 24px;
    bottom: calc(-24px - ${space[4]});
    left: 27px;
    width: 2px;
    background: repeating-linear-gradient(180deg, ${color.borderStrong} 0 10px, transparent 10px 20px);
    opacity: 0.6;
  }
  ${media.phone} {
    grid-template-columns: 44px minmax(0, 1fr);
    gap: ${space[3]};

    &::before { left: 21px; }
  }
`;

/** The place of a milestone, above the road. */
export const Roadside = styled.div`
  position: relative;
  margin-top: 12px;

  > * { box-shadow: 0 0 0 6px ${color.canvas}; }
  ${media.phone} {
    > * { width: 44px !important; }
  }
`;
