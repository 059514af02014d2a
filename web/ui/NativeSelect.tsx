import styled from '@emotion/styled';
import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useMemo } from 'react';
import { theme } from '../theme/tokens.ts';
import { inputStyles } from './inputStyles.ts';

interface Props extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly { value: string; label: string }[];
}

/** A native select for hundreds of options, inside a Field. The device's picker scrolls and searches. */
export function NativeSelect({ options, ...attributes }: Props) {
  const items = useMemo(
    () =>
      options.map(({ value, label }) => (
        <option key={value} value={value} dir="auto">
          {label}
        </option>
      )),
    [options],
  );
  return (
    <Root>
      <Control {...attributes}>{items}</Control>
      <ChevronDown />
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  position: relative;

  .lucide {
    position: absolute;
    top: 50%;
    right: 12px;
    width: 16px;
    height: 16px;
    transform: translateY(-50%);
    color: ${color.textMuted};
    stroke-width: 2;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${inputStyles}
  padding-right: 36px;
  appearance: none;
  font: ${theme.type.ui};
  text-overflow: ellipsis;

  /* the longest names of time zones */
  @media (max-width: 359px) { padding-right: 30px; font: ${theme.type.small}; }

  option { background: ${color.surfaceRaised}; color: ${color.text}; }
`;
