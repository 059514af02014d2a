import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { iconButtonStyles } from './iconButtonStyles.ts';
import { Tooltip } from './Tooltip.tsx';

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  /** The accessible name, also the text of the tooltip. */
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

const Root = styled.button(iconButtonStyles);
