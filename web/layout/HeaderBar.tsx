import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import type { HeaderViewer } from './AccountMenu.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { Brand } from './Brand.tsx';
import { HeaderNav } from './HeaderNav.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ThemeButton } from './ThemeButton.tsx';

interface Props {
  /** Null or absent while signed out, and until the session is known. */
  viewer?: HeaderViewer | null;
  /** The notification bell, shown beside the viewer's menu. */
  bell?: ReactNode;
  /** False on the login screen. */
  brandIsLink?: boolean;
  /** Whether visitors see the link to /login. False on the login page and while the session is not known. */
  showLogin?: boolean;
  onLogout: () => void;
}

/** The header bar. It receives the viewer and sends no requests. */
export function HeaderBar({ viewer, bell, brandIsLink = true, showLogin = true, onLogout }: Props) {
  return (
    <Bar>
      <Inside>
        <Brand link={brandIsLink} />
        {viewer && <HeaderNav />}
        <End>
          {viewer && (
            <Search role="search">
              <SearchInput label="Search" placeholder="Search" />
            </Search>
          )}
          <ThemeButton />
          {viewer && bell}
          {viewer && <MobileMenu />}
          {viewer && <AccountMenu viewer={viewer} onLogout={onLogout} />}
          {!viewer && showLogin && <ButtonLink to="/login">Signup/Login</ButtonLink>}
        </End>
      </Inside>
    </Bar>
  );
}

const { color, size, media } = theme;

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  height: ${size.header};
  border-bottom: 1px solid ${color.border};
  background: ${color.surface};
`;

const Inside = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: calc(${size.page} + 2 * ${size.edge});
  height: 100%;
  margin: 0 auto;
  padding: 0 ${size.edge};

  @media (max-width: 359px) {
    gap: 4px;
    [data-variant] { padding: 0 12px; }
  }
`;

const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-left: auto;

  @media (max-width: 359px) { gap: 0; }
`;

const Search = styled.div`
  width: 264px;

  ${media.phone} { display: none; }
  ${media.tablet} { display: none; }
`;
