import styled from '@emotion/styled';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../auth/useSession.ts';
import { useUnits } from '../auth/useUnits.ts';
import { useJoinedGroupsQuery } from '../generated.ts';
import { useMediaQuery } from '../lib/useMediaQuery.ts';
import { difficultyTexts, dropTexts, surfaceTexts } from '../rides/choiceTexts.ts';
import { breakpoints, theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { RideFilter } from './rideFilter.ts';
import { dayOptions, distanceBands, paceBands } from './rideFilter.ts';

interface Props {
  filter: RideFilter;
  change(changes: Partial<RideFilter>): void;
  /** Groups to choose from, besides those that the viewer has joined. */
  groups: readonly { id: string; name: string }[];
}

const phone = `(max-width: ${breakpoints.phone}px)`;

// The select does not support an empty value.
const ANY = 'any';

const types = [
  { value: 'road', label: 'Road' },
  { value: 'mountain', label: 'Mountain' },
  { value: 'gravel', label: 'Gravel' },
  { value: 'hybrid', label: 'Hybrid' },
];

const optionsOf = (texts: Record<string, string>) => Object.entries(texts).map(([value, label]) => ({ value, label }));

/** The filters of the ride finder: day, distance, type, group, pace, difficulty, surface, drop, and whether followed people are going. */
export function RideFilters({ filter, change, groups }: Props) {
  const { user } = useSession();
  const units = useUnits();
  const { data } = useJoinedGroupsQuery({ skip: !user });
  // On a phone the rarer filters would push the rides out of sight.
  const isOnPhone = useMediaQuery(phone);
  const [isOpen, setIsOpen] = useState(Boolean(filter.pace || filter.difficulty || filter.surface || filter.drop));
  const [days] = useState(() => dayOptions(new Date()));
  const joined = data?.groups.edges.map(({ node }) => node) ?? [];
  const known = [...joined, ...groups.filter(({ id }) => !joined.some((group) => group.id === id))];

  const select = (
    label: string,
    name: Exclude<keyof RideFilter, 'followed'>,
    options: readonly { value: string; label: string }[],
  ) => {
    const isOffered = options.some(({ value }) => value === filter[name]);
    return (
      <Select
        label={label}
        value={isOffered ? filter[name] : ANY}
        onValueChange={(value) => change({ [name]: value === ANY ? '' : value })}
        options={[{ value: ANY, label: `Any ${label.toLowerCase()}` }, ...options]}
      />
    );
  };

  return (
    <Root role="group" aria-label="Find rides by">
      {select('Day', 'day', days)}
      {select('Distance', 'distance', distanceBands(units))}
      {select('Type', 'type', types)}
      {select(
        'Group',
        'group',
        known.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {isOpen || !isOnPhone ? (
        <>
          {select('Pace', 'pace', paceBands(units))}
          {select('Difficulty', 'difficulty', optionsOf(difficultyTexts))}
          {select('Surface', 'surface', optionsOf(surfaceTexts))}
          {select('Drop', 'drop', optionsOf(dropTexts))}
        </>
      ) : (
        <Wide>
          <Button size="small" variant="ghost" icon={<SlidersHorizontal />} onClick={() => setIsOpen(true)}>
            More filters
          </Button>
        </Wide>
      )}
      {user && (
        <Wide>
          <Switch
            label="People you follow are going"
            checked={filter.followed}
            onCheckedChange={(followed) => change({ followed })}
          />
        </Wide>
      )}
    </Root>
  );
}

const { media, space } = theme;

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
`;
