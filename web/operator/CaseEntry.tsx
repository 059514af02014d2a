import styled from '@emotion/styled';
import { usePictureSource } from '../lib/otherSites.ts';
import { theme } from '../theme/tokens.ts';
import { Badge, type BadgeTone } from '../ui/Badge.tsx';
import { Ago } from './BoardRow.tsx';

/** The part of a case that a queue shows. */
export interface Entry {
  key: string;
  badge: string;
  tone?: BadgeTone;
  title: string;
  /** One short line. */
  line: string;
  /** The URL of a picture. Pictures of other sites are not shown. */
  picture?: string | null;
  /** When it began (ISO). */
  at: string;
}

interface Props {
  entry: Entry;
  isChosen: boolean;
  onChoose(key: string): void;
}

/** A case in the queue. */
export function CaseEntry({ entry: { key, badge, tone, title, line, picture, at }, isChosen, onChoose }: Props) {
  return (
    <li>
      <Choice type="button" aria-pressed={isChosen} onClick={() => onChoose(key)}>
        <Top>
          <Badge tone={tone}>{badge}</Badge>
          <Ago instant={at} />
        </Top>
        <b dir="auto">{title}</b>
        <small dir="auto">{line}</small>
        {picture && <Thumbnail url={picture} />}
      </Choice>
    </li>
  );
}

function Thumbnail({ url }: { url: string }) {
  const { src, site } = usePictureSource(url);
  return !site && src ? <Thumb src={src} alt="" loading="lazy" /> : null;
}

const { color, space, type } = theme;

const Thumb = styled.img`
  width: 56px;
  height: 40px;
  border-radius: ${theme.radius.badge};
  object-fit: cover;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  width: 100%;
  padding: ${space[3]} ${space[4]};
  text-align: start;

  b, small { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  b { font: ${type.ui}; font-weight: 600; }
  small { color: ${color.textMuted}; font: ${type.small}; }
  &:hover { background: ${color.surfaceHover}; }
  &[aria-pressed='true'] { background: ${color.surfaceSunken}; }
  &:focus-visible { outline-offset: -4px; box-shadow: none; border-radius: ${theme.radius.picture}; }
  ${theme.media.forcedColors} { &[aria-pressed='true'] { outline: 2px solid Highlight; outline-offset: -2px; } }
`;

const Top = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
  color: ${color.textMuted};
  font: ${type.small};
`;
