import styled from '@emotion/styled';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { Avatar } from '../ui/Avatar.tsx';

interface Props {
  name: string;
  note: ReactNode;
  picture?: string | null;
  isHere: boolean;
  /** Whether leaders can check in now. */
  isOpen: boolean;
  onCheck(isHere: boolean): void;
  /** Beside the tick. */
  children?: ReactNode;
}

/** A rider or a guest on the sheet, with a tick under the thumb. */
export function SheetRow({ name, note, picture = null, isHere, isOpen, onCheck, children }: Props) {
  return (
    <Root>
      <Avatar src={picture} size="m" />
      <Names>
        <b dir="auto">{name}</b>
        <span>{note}</span>
      </Names>
      {children}
      <Tick
        type="button"
        aria-pressed={isHere}
        aria-label={`${name} is here`}
        disabled={!isOpen}
        onClick={() => onCheck(!isHere)}
      >
        {isHere && <Check />}
      </Tick>
    </Root>
  );
}

const { color, space, type } = theme;

const Root = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
  padding: ${space[2]} ${space[4]};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Names = styled.div`
  display: grid;
  flex: 1;
  min-width: 0;

  b { font: ${type.ui}; font-weight: 600; overflow-wrap: anywhere; }
  span { color: ${color.textMuted}; font: ${type.small}; }
`;

const Tick = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 48px;
  border: 2px solid ${color.borderStrong};
  border-radius: 50%;

  &[aria-pressed='true'] { border-color: ${color.success}; background: ${color.success}; color: ${color.surface}; }
  &:active:not(:disabled) { transform: scale(0.96); }
  &:disabled { cursor: not-allowed; opacity: 0.6; }
  .lucide { width: 24px; height: 24px; stroke-width: 2.5; }
  ${theme.media.forcedColors} { &[aria-pressed='true'] { forced-color-adjust: none; } }
`;
