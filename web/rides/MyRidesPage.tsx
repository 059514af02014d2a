import styled from '@emotion/styled';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { useUrlTab } from '../search/useUrlTab.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { TabPanel } from '../ui/TabPanel.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { useFocusAfterRemoval } from '../ui/useFocusAfterRemoval.ts';
import { MyRideList } from './MyRideList.tsx';
import { countText, myRideTabs } from './myRideTabs.ts';
import { useMyRides } from './useMyRides.ts';

const PostRideDialog = lazyDialog(() => import('./PostRideDialog.tsx').then((module) => module.PostRideDialog));

/** The rides of the viewer. A visitor is sent to the login page and returned here. */
export default function MyRidesPage() {
  useDocumentTitle('My rides');
  const location = useLocation();
  const { user, expected } = useSession();
  const [isPlanning, setPlanning] = useState(false);
  const { tab, choose } = useUrlTab(myRideTabs, 'going');
  const rides = useMyRides(tab, user !== null);
  const panel = useFocusAfterRemoval<HTMLDivElement>(rides.list?.edges.length ?? 0);

  if (!user && !expected) return <Navigate to="/login" replace state={returnState(location)} />;
  const { counts } = rides;
  const items = myRideTabs.map((item) => ({ ...item, count: counts ? countText(counts[item.value]) : undefined }));
  const startPlanning = () => setPlanning(true);

  return (
    <PageColumn data-width="list">
      <Head>
        <h1>My rides</h1>
        <Button icon={<Plus />} disabled={!user} onClick={startPlanning}>
          Ride
        </Button>
      </Head>
      <Tabs label="My rides" value={tab} onValueChange={choose} items={items}>
        {myRideTabs.map(({ value }) => (
          <Panel key={value} value={value} ref={value === tab ? panel : undefined}>
            <MyRideList tab={value} rides={rides} onPlan={startPlanning} />
          </Panel>
        ))}
      </Tabs>
      {user && <PostRideDialog open={isPlanning} onOpenChange={setPlanning} user={user} />}
    </PageColumn>
  );
}

const { media, space } = theme;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`;

const Panel = styled(TabPanel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;

  ${media.phone} { gap: ${space[5]}; }
`;
