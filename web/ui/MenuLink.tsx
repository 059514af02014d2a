import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { menuItemStyles } from './menuItemStyles.ts';
import { useMenuParts } from './useMenuParts.ts';

interface Props {
  to: string;
  icon?: ReactNode;
  children: ReactNode;
}

export function MenuLink({ to, icon, children }: Props) {
  const { Item } = useMenuParts();
  return (
    <Item asChild>
      <Root to={to}>
        {icon}
        {children}
      </Root>
    </Item>
  );
}

const Root = styled(Link)(menuItemStyles);
