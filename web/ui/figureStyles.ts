import { theme } from '../theme/tokens.ts';

const { color, type } = theme;

/** The terms and figures of a list of facts in large type. */
export const figureStyles = `
  dt { color: ${color.textMuted}; font: ${type.label}; }
  dd {
    font: ${type.figure};
    font-stretch: ${theme.figureWidth};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
