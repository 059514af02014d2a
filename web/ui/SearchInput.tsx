import styled from '@emotion/styled';
import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { theme } from '../theme/tokens.ts';

interface Props extends Omit<ComponentProps<'input'>, 'size' | 'type'> {
  label: string;
  size?: 'medium' | 'large';
}

export function SearchInput({ label, size = 'medium', ...attributes }: Props) {
  return (
    <Root data-size={size}>
      <Search />
      <input type="search" dir="auto" aria-label={label} {...attributes} />
    </Root>
  );
}

const { color } = theme;

const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;

  .lucide { position: absolute; left: 12px; color: ${color.textMuted}; pointer-events: none; }
  input {
    width: 100%;
    height: ${theme.size.control};
    padding: 0 14px 0 40px;
    border: 1px solid transparent;
    border-radius: ${theme.radius.control};
    background: ${color.surfaceSunken};
    font: ${theme.type.ui};
    font-weight: 400;
    transition: background ${theme.motion.fast}, border-color ${theme.motion.fast};
  }
  input::placeholder { color: ${color.textMuted}; opacity: 1; }
  /* the browser's own clear button is blue in both themes */
  input::-webkit-search-cancel-button {
    width: 12px;
    height: 12px;
    margin: 0 2px 0 8px;
    appearance: none;
    background:
      linear-gradient(45deg, transparent 44%, ${color.textMuted} 44% 56%, transparent 56%),
      linear-gradient(-45deg, transparent 44%, ${color.textMuted} 44% 56%, transparent 56%);
    cursor: pointer;
  }
  input:hover { background: ${color.surfacePressed}; }
  input:focus { background: ${color.surface}; border-color: ${color.borderStrong}; outline-offset: 1px; }

  &[data-size='large'] .lucide { left: 15px; }
  &[data-size='large'] input {
    height: ${theme.size.controlLarge};
    padding-left: 46px;
    border-color: ${color.borderStrong};
    background: ${color.surface};
    font-size: 1rem;
  }
`;
