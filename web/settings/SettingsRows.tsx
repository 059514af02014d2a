import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

const { media, space } = theme;

/** A list in a settings section. The lines between its rows reach the edges of the section. */
export const SettingsRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: -${space[5]} -${space[5]} 0;

  &:last-child { margin-bottom: -${space[5]}; }
  ${media.phone} {
    margin: -${space[4]} -${space[4]} 0;

    &:last-child { margin-bottom: -${space[4]}; }
  }
`;
