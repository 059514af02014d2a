import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { theme } from '../theme/tokens.ts';

type Props = { children: ReactNode } & ({ to: string; href?: never } | { href: string; to?: never });

/** A link inside text. `href` is for another site: it opens a new tab without a referrer. */
export function TextLink({ to, href, children }: Props) {
  if (to !== undefined)
    return (
      <Inside dir="auto" to={to}>
        {children}
      </Inside>
    );
  return (
    <Outside dir="auto" href={href} target="_blank" rel="noopener noreferrer nofollow">
      {children}
    </Outside>
  );
}

const linkStyles = css`
  border-radius: 3px;
  color: ${theme.color.accentText};
  overflow-wrap: anywhere;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-decoration-thickness: 1px;
  text-underline-offset: 3px;

  &:hover { text-decoration-color: currentColor; }
`;

const Inside = styled(Link)(linkStyles);
const Outside = styled.a(linkStyles);
