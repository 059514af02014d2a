import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { ButtonSize, ButtonVariant } from './buttonStyles.ts';
import { buttonStyles } from './buttonStyles.ts';

interface Props extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = 'primary', size = 'medium', block, icon, children, ...attributes }: Props) {
  return (
    <Root {...attributes} data-variant={variant} data-size={size} data-block={block || undefined}>
      {icon}
      {children}
    </Root>
  );
}

const Root = styled(Link)(buttonStyles);
