import styled from '@emotion/styled';
import { BrandMark } from '../layout/BrandMark.tsx';
import { ThemeButton } from '../layout/ThemeButton.tsx';
import { theme } from '../theme/tokens.ts';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { usePlaygroundViewer } from './usePlaygroundViewer.ts';

const links = [
  { href: '/developers', label: 'Documentation' },
  { href: '/schema.graphql', label: 'Schema' },
  { href: '/api', label: 'REST' },
];

/** Shows the site and the member, with links to the documentation. */
export function PlaygroundBar() {
  const viewer = usePlaygroundViewer();

  return (
    <Bar>
      <Home href="/">
        <BrandMark />
        <VisuallyHidden>Cycle Chat</VisuallyHidden>
      </Home>
      <Title>Playground</Title>
      <Links aria-label="For developers">
        {links.map(({ href, label }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </Links>
      <End>
        <Who role="status">
          {viewer && `@${viewer.username}`}
          {viewer === null && (
            <>
              <span>Reading as a visitor</span> <a href="/login">Sign in</a>
            </>
          )}
        </Who>
        <ThemeButton />
      </End>
    </Bar>
  );
}

const { color, size, type, media } = theme;

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 4px 12px;
  min-height: 56px;
  padding: 0 16px;
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};

  ${media.phone} { flex-wrap: wrap; padding: 4px 12px 0; }
`;

const Home = styled.a`
  display: grid;
  place-items: center;
  min-width: ${size.touch};
  min-height: ${size.touch};
  border-radius: ${theme.radius.control};
  color: ${color.accent};

  svg { width: 32px; height: 32px; }
`;

const Title = styled.h1`
  font: ${type.heading};
`;

const Links = styled.nav`
  display: flex;
  gap: 4px;
  margin-left: 12px;

  a {
    padding: 12px 8px;
    border-radius: ${theme.radius.control};
    color: ${color.textMuted};
    font: ${type.ui};
  }
  ${media.hover} { a:hover { color: ${color.text}; } }
  ${media.phone} { order: 1; width: 100%; margin: 0; }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  margin-left: auto;
`;

const Who = styled.p`
  color: ${color.textMuted};
  font: ${type.small};

  a { color: ${color.accentText}; font: ${type.ui}; text-decoration: underline; text-underline-offset: 3px; }
  ${media.phone} { span { display: none; } }
`;
