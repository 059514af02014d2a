import { theme } from '../theme/tokens.ts';

/** The letter of a pace group in its square. */
export const paceSheetStyles = `
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  border: 1.5px solid ${theme.color.text};
  border-radius: 8px;
  font: 600 0.9375rem/1 ${theme.font};
  font-stretch: ${theme.figureWidth};
`;
