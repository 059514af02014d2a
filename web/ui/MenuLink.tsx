import styled from '@emotion/styled';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { menuItemStyles } from './menuItemStyles.ts';

interface Props {
  to: string;
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuLink({ to, icon, children }: Props) {
  return (
    <DropdownMenu.Item asChild>
      <Root to={to}>
        {icon}
        {children}
      </Root>
    </DropdownMenu.Item>
  );
}

const Root = styled(Link)(menuItemStyles);
