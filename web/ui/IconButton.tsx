import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { Tooltip } from './Tooltip.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, and the words of the tooltip. */
  label: string;
  icon: ReactNode;
}

export function IconButton({ label, icon, ...attributes }: Props) {
  return (
    <Tooltip text={label}>
      <Root type="button" aria-label={label} {...attributes}>
        {icon}
      </Root>
    </Tooltip>
  );
}

const { color, motion, size } = theme;

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.control};
  height: ${size.control};
  border-radius: ${theme.radius.control};
  color: ${color.textMuted};
  transition: background ${motion.fast}, color ${motion.fast};

  &::after {
    content: '';
    position: absolute;
    top: 50%;
    left: 50%;
    width: max(100%, ${size.touch});
    height: max(100%, ${size.touch});
    transform: translate(-50%, -50%);
  }
  ${theme.media.hover} {
    &:hover { background: ${color.surfaceSunken}; color: ${color.text}; }
  }
  &[aria-expanded='true'] { background: ${color.surfaceSunken}; color: ${color.text}; }
  &:active { background: ${color.surfacePressed}; }
  &:disabled { color: ${color.textDisabled}; background: none; cursor: not-allowed; }
`;
