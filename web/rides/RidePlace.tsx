import styled from '@emotion/styled';
import { theme } from '../theme/tokens.ts';

interface Props {
  location: string | null;
}

/** The place of a ride without a route, on a plain background. */
export function RidePlace({ location }: Props) {
  return (
    <Ground>
      <Grid aria-hidden="true">
        <defs>
          <pattern id="ride-map-grid" width="40" height="40" patternUnits="userSpaceOnUse">
            <path d="M40 0H0V40" />
          </pattern>
        </defs>
        <rect width="100%" height="100%" fill="url(#ride-map-grid)" />
      </Grid>
      <Place>
        <Start aria-hidden="true" />
        <b dir="auto">{location || 'No place was named'}</b>
        <span>No route was added to this ride.</span>
      </Place>
    </Ground>
  );
}

const { color, type } = theme;

const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 280px;
  padding: 24px;
  overflow: hidden;
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.picture};
  background: ${color.surfaceSunken};

  ${theme.media.phone} { min-height: 240px; }
`;

const Grid = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${color.border};
`;

const Place = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: 4px;
  max-width: 100%;
  text-align: center;
  overflow-wrap: anywhere;

  b { font: ${type.subheading}; text-wrap: balance; }
  span:last-child { color: ${color.textMuted}; font: ${type.small}; }
`;

const Start = styled.span`
  width: 26px;
  height: 26px;
  margin-bottom: 8px;
  border: 8px solid ${color.text};
  border-radius: 50%;
  background: ${color.surface};
  box-shadow: 0 0 0 3px ${color.surface};
`;
