import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';
import type { Climb } from './grades.ts';

interface Props {
  category: Climb['category'];
}

/** The category of a climb, always in letters. */
export function CategoryBadge({ category }: Props) {
  return <Root data-category={category}>{category}</Root>;
}

const { color, font } = theme;

const Root = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 34px;
  height: 22px;
  padding: 0 6px;
  border-radius: ${theme.radius.badge};
  font: 600 0.8125rem/1 ${font};

  &[data-category='HC'] { background: ${color.surfaceInverse}; color: ${color.textInverse}; }
  &[data-category='C1'] { background: ${color.gradeWall}; color: ${color.markContrast}; }
  &[data-category='C2'] { background: ${color.danger}; color: ${color.dangerContrast}; }
  &[data-category='C3'] { background: ${color.difficultyMediumSoft}; color: ${color.difficultyMedium}; }
  &[data-category='C4'] { background: ${color.difficultyEasySoft}; color: ${color.difficultyEasy}; }
`;
