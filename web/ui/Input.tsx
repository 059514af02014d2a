import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { theme } from '../theme/tokens.ts';
import { inputStyles } from './inputStyles.ts';

interface Props extends ComponentProps<'input'> {
  /** Shown inside at the right: 'mi', 'ft', 'miles'. Name the unit in the label or hint too. */
  unit?: string;
}

export function Input({ unit, ...attributes }: Props) {
  if (!unit) return <Control dir="auto" {...attributes} />;
  return (
    <WithUnit>
      <Control dir="auto" {...attributes} />
      <span aria-hidden="true">{unit}</span>
    </WithUnit>
  );
}

const Control = styled.input(inputStyles);

const WithUnit = styled.div`
  position: relative;

  input { padding-right: 56px; }
  span {
    position: absolute;
    top: 50%;
    right: 14px;
    transform: translateY(-50%);
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
    pointer-events: none;
  }
`;
