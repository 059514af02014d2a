import styled from '@emotion/styled';
import type { GroupRowFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Select } from '../ui/Select.tsx';
import { Switch } from '../ui/Switch.tsx';
import type { FeedFilter } from './feedFilter.ts';

interface Props {
  filter: FeedFilter;
  groups: readonly GroupRowFragment[];
  /** Visitors follow nobody, so they have no switch. */
  signedIn: boolean;
  onGroup(groupId: string | undefined): void;
  onFollowing(following: boolean): void;
}

const ALL_GROUPS = 'all';

export function FeedFilters({ filter, groups, signedIn, onGroup, onFollowing }: Props) {
  const options = [
    { value: ALL_GROUPS, label: 'All Groups' },
    ...groups.map(({ id, name }) => ({ value: id, label: name })),
  ];

  return (
    <Row>
      <Select
        label="Filter by Group"
        inline
        value={filter.group?.id ?? ALL_GROUPS}
        onValueChange={(value) => onGroup(value === ALL_GROUPS ? undefined : value)}
        options={options}
      />
      {signedIn && <Switch label="Following" checked={filter.following} onCheckedChange={onFollowing} />}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  margin: 8px 0 calc(4px - var(--feed-gap));
`;
