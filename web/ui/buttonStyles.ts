import { css } from '@emotion/react';
import { theme } from '../theme/tokens.ts';

export type ButtonVariant = 'primary' | 'accent' | 'outline' | 'soft' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

const { color } = theme;

const variants = css`
  &[data-variant='primary'] {
    --bg: ${color.accent}; --bg-hover: ${color.accentHover}; --bg-active: ${color.accentPressed};
    --fg: ${color.accentContrast};
  }
  &[data-variant='accent'] {
    --bg: ${color.accentSoft}; --bg-hover: ${color.accentSoftHover}; --bg-active: ${color.accentSoftHover};
    --fg: ${color.accentText}; --line-active: ${color.accentText};
  }
  &[data-variant='outline'] {
    --bg: var(--field-ground, ${color.surface}); --bg-hover: ${color.surfaceHover}; --bg-active: ${color.surfacePressed};
    --line: ${color.borderStrong}; --line-hover: ${color.text}; --line-active: ${color.text};
  }
  &[data-variant='soft'] {
    --bg: var(--soft-ground, ${color.surfaceSunken}); --bg-hover: var(--soft-ground, ${color.surfacePressed});
    --bg-active: ${color.surfacePressed};
    --line: var(--soft-line, transparent); --line-hover: var(--soft-line-hover, transparent);
    --line-active: ${color.borderStrong};
  }
  &[data-variant='ghost'] {
    --bg-hover: ${color.surfaceSunken}; --bg-active: ${color.surfacePressed};
    --fg: ${color.textMuted}; --fg-hover: ${color.text}; --line-active: ${color.borderStrong};
  }
  &[data-variant='danger'] {
    --bg: ${color.danger}; --bg-hover: ${color.dangerHover}; --bg-active: ${color.dangerHover};
    --fg: ${color.dangerContrast};
  }
`;

const states = css`
  ${theme.media.hover} {
    &:hover {
      background: var(--bg-hover);
      border-color: var(--line-hover, var(--line));
      color: var(--fg-hover, var(--fg));
    }
  }
  &:active {
    background: var(--bg-active);
    border-color: var(--line-active, var(--line));
    color: var(--fg-hover, var(--fg));
    transform: scale(0.98);
  }
  &:disabled {
    background: ${color.surfaceSunken};
    border-color: transparent;
    color: ${color.textMuted};
    cursor: not-allowed;
    transform: none;
  }
  &[aria-busy='true'] {
    background: var(--soft-ground, ${color.surfaceSunken});
    border-color: var(--soft-line, transparent);
    cursor: progress;
  }
`;

const sizes = css`
  &[data-size='small'] {
    height: ${theme.size.controlSmall};
    padding: 0 12px;
    gap: 6px;
    border-radius: 8px;
    font-size: 0.875rem;
  }
  &[data-size='small'] .lucide { width: 16px; height: 16px; }
  &[data-size='small']::after { inset: -7px 0; }
  &[data-size='large'] { height: ${theme.size.controlLarge}; padding: 0 24px; font-size: 1rem; }
  &[data-block] { width: 100%; }
`;

/**
 * The shared style of buttons and of links that look like buttons. Columns and dialogs set its background through
 * variables.
 */
export const buttonStyles = css`
  --bg: transparent;
  --fg: ${color.text};
  --line: transparent;
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  flex: none;
  height: ${theme.size.control};
  padding: 0 16px;
  border: 1px solid var(--line);
  border-radius: ${theme.radius.control};
  background: var(--bg);
  color: var(--fg);
  font: ${theme.type.ui};
  font-weight: 600;
  white-space: nowrap;
  transition:
    background ${theme.motion.fast},
    border-color ${theme.motion.fast},
    color ${theme.motion.fast},
    transform ${theme.motion.fast} ${theme.motion.ease};
  .lucide { width: 18px; height: 18px; stroke-width: 2; }
  /* 32 or 40 px visible, 44 px touch area */
  &::after { content: ''; position: absolute; inset: -3px 0; }
  ${variants}
  ${sizes}
  ${states}
`;
