import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { theme } from '../theme/tokens.ts';
import { useMenuParts } from './useMenuParts.ts';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onValueChange: (value: Value) => void;
  options: readonly { value: Value; label: string; icon: ReactElement }[];
}

/** A group of a few choices, side by side in a menu, which stays open. */
export function MenuRadioRow<Value extends string>({ label, value, onValueChange, options }: Props<Value>) {
  const { RadioGroup, RadioItem } = useMenuParts();
  return (
    <RadioGroup asChild value={value}>
      <Row aria-label={label}>
        {options.map((option) => (
          <RadioItem
            asChild
            key={option.value}
            value={option.value}
            onSelect={(event) => {
              event.preventDefault();
              onValueChange(option.value);
            }}
          >
            <Choice aria-label={option.label} title={option.label}>
              {option.icon}
            </Choice>
          </RadioItem>
        ))}
      </Row>
    </RadioGroup>
  );
}

const { color } = theme;

const Row = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 2px;
  margin: 4px 6px;
  padding: 2px;
  border-radius: 9px;
  background: ${color.surfaceSunken};
`;

const Choice = styled.div`
  display: grid;
  place-items: center;
  height: 36px;
  border-radius: 7px;
  outline: 0;
  color: ${color.textMuted};
  cursor: pointer;

  @media (pointer: coarse) { height: ${theme.size.touch}; }
  .lucide { width: 18px; height: 18px; }
  &[data-highlighted] { color: ${color.text}; }
  &[aria-checked='true'] {
    background: ${color.surfaceRaised};
    color: ${color.text};
    box-shadow: 0 0 0 1px ${color.borderStrong};
  }
  &:focus-visible { outline: 2px solid ${color.focusRing}; outline-offset: -2px; }
  ${theme.media.forcedColors} { &[aria-checked='true'] { outline: 2px solid Highlight; } }
`;
