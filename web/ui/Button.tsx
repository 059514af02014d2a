import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { useImperativeHandle, useRef } from 'react';
import type { ButtonSize, ButtonVariant } from './buttonStyles.ts';
import { buttonStyles } from './buttonStyles.ts';
import { Spinner } from './Spinner.tsx';
import { usePendingFocus } from './usePendingFocus.ts';

interface Props extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  icon?: ReactNode;
  /** Disabled with a spinner, never narrower than before. */
  pending?: boolean;
  pendingLabel?: string;
}

export function Button({ variant = 'primary', size = 'medium', block, icon, pending = false, ...props }: Props) {
  const { pendingLabel, children, disabled, ref, ...attributes } = props;
  const element = useRef<HTMLButtonElement>(null);
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => element.current);
  usePendingFocus(element, pending);

  return (
    <Root
      type="button"
      {...attributes}
      ref={element}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
    >
      {pending ? (
        <Stack>
          <Idle aria-hidden="true">
            {icon}
            {children}
          </Idle>
          <span>
            <Spinner />
            {pendingLabel ?? children}
          </span>
        </Stack>
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Root>
  );
}

const Root = styled.button(buttonStyles);

/* both labels in one cell: the wider one sets the width, so the button does not shrink while it waits */
const Stack = styled.span`
  display: inline-grid;
  gap: inherit;

  > * {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: inherit;
  }
`;

const Idle = styled.span`
  height: 0;
  overflow: hidden;
  visibility: hidden;
`;
