import styled from '@emotion/styled';
import { useRef } from 'react';
import { useUnits } from '../auth/useUnits.ts';
import type { Units } from '../lib/formatDistance.ts';
import { formatElevation } from '../lib/formatElevation.ts';
import { entryOf, toEntry } from '../lib/unitEntry.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { RouteFile, textOf } from './RouteFile.tsx';
import type { useRoute } from './useRoute.ts';
import type { RouteFacts } from './useRouteFigures.ts';
import { useRouteFigures } from './useRouteFigures.ts';

interface Props {
  route: ReturnType<typeof useRoute>;
  /** Whether the ride is new, so that the file is its beginning. */
  isFirst: boolean;
  /** The current values of the form. */
  facts: RouteFacts;
  onFacts(facts: Partial<RouteFacts>): void;
  /** Receives several files that are chosen at once. */
  onSeveral(files: File[]): void;
}

const name = 'Route (GPX, TCX, FIT or KML)';

/** Chooses the file of a route, which fills the empty fields of the ride. */
export function RouteField({ route, isFirst, facts, onFacts, onSeveral }: Props) {
  const units = useUnits();
  const button = useRef<HTMLButtonElement>(null);
  const { differing, filled } = useRouteFigures(route.route, facts, onFacts);

  // The pressed button disappears with its text.
  const takeFigures = () => {
    if (differing) onFacts(differing);
    button.current?.focus();
  };

  const heading = (
    <>
      <Label>{isFirst ? 'Start from a route file' : name}</Label>
      {isFirst && !route.route && (
        <Hint>
          A GPX, TCX, FIT or KML file, zipped or not, fills in what it can: distance, climb, place, start. What you have
          typed stays. Choose or drop several to make pace groups of them.
        </Hint>
      )}
    </>
  );

  return (
    <RouteFile
      route={route}
      name={name}
      heading={heading}
      keptName="The route of this ride"
      button={button}
      onSeveral={onSeveral}
    >
      <LiveText visible>{filled.length > 0 ? `Filled in from the file: ${listed(filled)}.` : ''}</LiveText>
      {differing && !route.upload && (
        <Differing>
          <span>The route is {wordsOf(differing, units)}.</span>
          <Button variant="outline" size="small" onClick={takeFigures}>
            Use these figures
          </Button>
        </Differing>
      )}
    </RouteFile>
  );
}

function wordsOf({ distance = '', elevation }: Partial<RouteFacts>, units: Units): string {
  const length = `${toEntry(distance, 'distance', units)} ${entryOf('distance', units).unit} long`;
  return elevation === undefined ? length : `${length} and climbs ${textOf(formatElevation(Number(elevation), units))}`;
}

const words: Record<keyof RouteFacts, string> = {
  distance: 'distance',
  elevation: 'climb',
  location: 'place',
  date: 'date',
  time: 'time',
};

/** 'distance, climb and place' */
const listed = (names: readonly (keyof RouteFacts)[]): string =>
  new Intl.ListFormat('en-GB').format(names.map((name) => words[name]));

const { color, type } = theme;

const Label = styled.span`
  font: ${type.label};
  font-size: 0.875rem;
`;

const Hint = styled.p`
  color: ${color.textMuted};
  font: ${type.small};
  text-wrap: pretty;
`;

const Differing = styled.p`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 8px 16px;
  font: ${type.small};
`;
