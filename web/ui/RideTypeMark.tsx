import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

interface Props {
  /** As stored: 'road', 'mountain' or 'mtb', 'gravel', 'hybrid', or a custom word, which is shown without a colour. */
  type: string;
  /** With an outline, for lists. */
  badge?: boolean;
  /** Only the line sample, where the word is beside it. */
  unlabelled?: boolean;
}

const strokes = {
  road: (
    <>
      <path d="M0 6H28" strokeWidth="7" />
      <path d="M2 6H28" stroke="var(--surface)" strokeWidth="1.5" strokeDasharray="5 4" />
    </>
  ),
  mountain: <path d="M2.5 6H28" strokeWidth="5" strokeDasharray="0 7.6" strokeLinecap="round" />,
  gravel: <path d="M0 6H28" strokeWidth="5" strokeDasharray="4.75 3" />,
  hybrid: (
    <>
      <path d="M0 6H13" strokeWidth="7" />
      <path d="M16 6H28" strokeWidth="5" strokeDasharray="4.5 3" />
    </>
  ),
};

function isKnown(type: string): type is keyof typeof strokes {
  return Object.hasOwn(strokes, type);
}

/** The legend of a ride type: each has a colour and a line style, so that colour is never the only sign. */
export function RideTypeMark({ type, badge = false, unlabelled = false }: Props) {
  const key = type.toLowerCase() === 'mtb' ? 'mountain' : type.toLowerCase();
  const known = isKnown(key);
  return (
    <Root data-type={known ? key : undefined} data-badge={badge || undefined}>
      {known && (
        <svg viewBox="0 0 28 12" aria-hidden="true" stroke="currentColor">
          {strokes[key]}
        </svg>
      )}
      {!unlabelled && (known ? key.charAt(0).toUpperCase() + key.slice(1) : type)}
    </Root>
  );
}

const { color } = theme;

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: ${color.textMuted};
  font: ${theme.type.subheading};

  &[data-type='road'] { color: ${color.rideRoad}; }
  &[data-type='mountain'] { color: ${color.rideMountain}; }
  &[data-type='gravel'] { color: ${color.rideGravel}; }
  &[data-type='hybrid'] { color: ${color.rideHybrid}; }
  svg { flex: none; width: 28px; height: 12px; overflow: visible; fill: none; }

  &[data-badge] {
    height: 24px;
    padding: 0 8px;
    border: 1px solid currentColor;
    border-radius: ${theme.radius.badge};
    font: ${theme.type.label};
    font-weight: 600;
  }
  &[data-badge] svg { width: 22px; }
`;
