import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

/** The fields of a section of the settings, with their button. */
export const SettingsForm = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  max-width: 400px;

  > button { justify-self: start; }
`;
