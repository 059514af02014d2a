import styled from '@emotion/styled';
import { useSession } from '../auth/useSession.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { useUrlTab } from '../search/useUrlTab.ts';
import { theme } from '../theme/tokens.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { GroupsBanner } from './GroupsBanner.tsx';
import { GroupsList } from './GroupsList.tsx';
import { GroupsSignIn } from './GroupsSignIn.tsx';
import type { GroupTab } from './groupTabs.ts';
import { groupsMatching, groupsOfTab, groupTabs } from './groupTabs.ts';
import type { AllGroups } from './useAllGroups.ts';
import { useAllGroups } from './useAllGroups.ts';

export default function GroupsPage() {
  useDocumentTitle('Manage Groups');
  const { user, expected } = useSession();
  const all = useAllGroups(user !== null);
  const isMember = user !== null || expected !== null;

  return (
    <PageColumn>
      <GroupsBanner
        canCreate={isMember}
        canFound={all.canFound}
        count={all.isComplete ? all.groups.length : undefined}
      />
      {isMember ? <GroupsBrowser all={all} /> : <GroupsSignIn />}
    </PageColumn>
  );
}

function GroupsBrowser({ all }: { all: AllGroups }) {
  const { tab, choose } = useUrlTab<GroupTab>(groupTabs, 'all');
  const [text, setText] = useUrlText('q');
  const matching = groupsMatching(all.groups, text);
  const shown = groupsOfTab(matching, tab);
  const panel = useFocusAfterRemoval<HTMLDivElement>(shown.length);
  const items = groupTabs.map((item) => ({
    ...item,
    count: all.isComplete ? groupsOfTab(matching, item.value).length : undefined,
  }));

  return (
    <Browser>
      <Search role="search" aria-label="Search groups">
        <SearchInput
          label="Search groups"
          placeholder="Search groups"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Search>
      <Tabs label="Filter" value={tab} onValueChange={choose} items={items}>
        <Panel value={tab} ref={panel}>
          {(shown.length > 0 || !all.hasFailed) && (
            <GroupsList groups={shown} tab={tab} isSearching={text.trim() !== ''} isComplete={all.isComplete} />
          )}
          {all.hasFailed && <FailureNotice title="The groups could not be loaded" onRetry={all.retry} />}
        </Panel>
      </Tabs>
    </Browser>
  );
}

const { color, media, size, space } = theme;

const Browser = styled.section`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

/* on the line of the tabs, which end before it */
const Search = styled.div`
  position: absolute;
  top: 0;
  right: 0;
  width: 280px;

  input { border-color: ${color.borderStrong}; background: ${color.surface}; }
  ${media.phone} {
    position: static;
    width: 100%;
    margin-bottom: ${space[2]};

    input { height: ${size.touch}; font-size: 1rem; }
  }
`;

const Panel = styled(TabPanel)`
  display: grid;
  gap: ${space[4]};
  margin-top: ${space[5]};

  ${media.phone} { margin-top: ${space[4]}; }
`;
