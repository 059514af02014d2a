import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props extends ComponentProps<'section'> {
  as?: 'section' | 'article' | 'div';
}

/** A surface with a thin border. It contains no other boxes. */
export function Card({ as = 'section', ...attributes }: Props) {
  return <Paper as={as} {...attributes} />;
}

const Paper = styled.section`
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  /* full width in a phone's feed */
  border-inline-width: var(--card-side, 1px);
  border-radius: var(--card-radius, ${theme.radius.card});
  margin-inline: var(--card-bleed, 0);
  box-shadow: ${theme.shadow.card};
`;
