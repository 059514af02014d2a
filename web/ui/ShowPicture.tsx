import styled from '@emotion/styled';
import { ImageDown } from 'lucide-react';
import { showPicturesOf } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';

interface Props {
  site: string;
  className?: string;
}

/** Placeholder for a picture on another site. A press loads the picture. */
export function ShowPicture({ site, className }: Props) {
  return (
    <Root type="button" className={className} onClick={() => showPicturesOf(site)}>
      <ImageDown aria-hidden="true" />
      <b>Show picture from {site}</b>
      <small>That site will see your network address</small>
    </Root>
  );
}

const { color, space, type } = theme;

const Root = styled.button`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[1]};
  width: 100%;
  padding: ${space[4]};
  color: ${color.text};
  font: ${type.ui};
  overflow-wrap: anywhere;

  small { color: ${color.textMuted}; font: ${type.small}; }
  &:hover b { text-decoration: underline; text-underline-offset: 3px; }
`;
