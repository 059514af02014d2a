import styled from '@emotion/styled';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { menuItemStyles } from './menuItemStyles.ts';

interface Props {
  icon?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
  onSelect: () => void;
  children: ReactNode;
}

export function MenuItem({ icon, danger, disabled, onSelect, children }: Props) {
  return (
    <Root data-danger={danger || undefined} disabled={disabled} onSelect={onSelect}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(DropdownMenu.Item)(menuItemStyles);
