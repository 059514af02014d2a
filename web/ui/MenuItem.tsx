import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { menuItemStyles } from './menuItemStyles.ts';
import { useMenuParts } from './useMenuParts.ts';

interface Props {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onSelect, children }: Props) {
  const { Item } = useMenuParts();
  return (
    <Item asChild disabled={disabled} onSelect={onSelect}>
      <Root data-danger={danger || undefined}>
        {icon}
        {children}
      </Root>
    </Item>
  );
}

const Root = styled.div(menuItemStyles);
