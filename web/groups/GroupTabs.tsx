import styled from '@emotion/styled';
import type { GroupHeadFragment, GroupRideListFragment } from '../generated.ts';
import { SplitColumns } from '../layout/SplitColumns.tsx';
import { compactNumber } from '../lib/compactNumber.ts';
import { useUrlTab } from '../search/useUrlTab.ts';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { GroupComposer } from './GroupComposer.tsx';
import { GroupFeed } from './GroupFeed.tsx';

import { GroupRides } from './GroupRides.tsx';
import { GroupSide } from './GroupSide.tsx';
import { rideCountText } from './groupLists.ts';
import { LazyGroupMembers } from './LazyGroupMembers.tsx';

type GroupPageTab = 'feed' | 'rides' | 'members';

interface Props {
  group: GroupHeadFragment;
  rides: GroupRideListFragment;
  nameId: string;
  onMembership(member: boolean): void;
}

/** The lists of a group, one in each tab, beside its next rides and its members. */
export function GroupTabs({ group, rides, nameId, onMembership }: Props) {
  const items: { value: GroupPageTab; label: string; count?: string }[] = [
    { value: 'feed', label: 'Feed' },
    { value: 'rides', label: 'Rides', count: rideCountText(rides) },
    { value: 'members', label: 'Members', count: compactNumber(group.memberCount) },
  ];
  const { tab, choose } = useUrlTab<GroupPageTab>(items, 'feed');
  const composer = <GroupComposer group={group} nameId={nameId} onMembership={onMembership} />;

  return (
    <Tabs label="Group" value={tab} onValueChange={choose} items={items}>
      <SplitColumns side={<GroupSide group={group} rides={rides} tab={tab} />} sideLabel="Next rides and members">
        <Panel value="feed">
          {composer}
          <GroupFeed group={group} />
        </Panel>
        <Panel value="rides">
          <GroupRides group={group} rides={rides} nameId={nameId} onMembership={onMembership} />
        </Panel>
        <Panel value="members">
          <LazyGroupMembers group={group} />
        </Panel>
      </SplitColumns>
    </Tabs>
  );
}

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--feed-gap);
`;
