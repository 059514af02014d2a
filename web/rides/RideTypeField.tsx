import styled from '@emotion/styled';
import { RadioGroup } from 'radix-ui';
import { useId, useState } from 'react';
import { theme } from '../theme/tokens.ts';
import { RideTypeMark } from '../ui/RideTypeMark.tsx';

interface Props {
  value: string;
  onValueChange(type: string): void;
}

const offered = [
  { type: 'road', word: 'Road' },
  { type: 'mountain', word: 'Mountain' },
  { type: 'gravel', word: 'Gravel' },
  { type: 'hybrid', word: 'Hybrid' },
];

/** The types of ride, each with its line style on the map. A custom type that the ride already has stays available. */
export function RideTypeField({ value, onValueChange }: Props) {
  const labelId = useId();
  const [types] = useState(() =>
    offered.some(({ type }) => type === value) ? offered : [...offered, { type: value, word: value }],
  );

  return (
    <Root>
      <Label id={labelId}>Type</Label>
      <Choices value={value} onValueChange={onValueChange} aria-labelledby={labelId}>
        {types.map(({ type, word }) => (
          <Choice key={type} value={type}>
            <RideTypeMark type={type} unlabelled />
            <span>{word}</span>
          </Choice>
        ))}
      </Choices>
    </Root>
  );
}

const { color, type } = theme;

const Root = styled.div`
  display: grid;
  gap: 6px;
  min-width: 0;
`;

const Label = styled.span`
  font: ${type.label};
  font-size: 0.875rem;
`;

const Choices = styled(RadioGroup.Root)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(112px, 1fr));
  gap: 8px;

  ${theme.media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Choice = styled(RadioGroup.Item)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 8px;
  min-width: 0;
  height: 64px;
  padding: 0 8px;
  border: 1px solid ${color.borderStrong};
  border-radius: ${theme.radius.control};
  font: ${type.ui};
  overflow-wrap: anywhere;
  transition: border-color ${theme.motion.fast};

  svg { width: 36px; }
  &:hover { border-color: ${color.text}; }
  &[data-state='checked'] { border-color: currentColor; box-shadow: inset 0 0 0 1px currentColor; font-weight: 600; }
  &:focus-visible[data-state='checked'] { box-shadow: inset 0 0 0 1px currentColor; }

  ${theme.media.phone} {
    grid-auto-flow: column;
    align-items: center;
    justify-content: start;
    gap: clamp(6px, 3vw, 12px);
    height: 56px;
    padding: 0 clamp(8px, 3.6vw, 14px);
  }
`;
