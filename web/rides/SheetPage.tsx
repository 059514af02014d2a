import styled from '@emotion/styled';
import { HeartPulse, Printer, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { EmergencyContacts } from '../contacts/EmergencyContacts.tsx';
import type { SheetPageQuery } from '../generated.ts';
import { useSheetPageQuery } from '../generated.ts';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Alert } from '../ui/Alert.tsx';
import { BackLink } from '../ui/BackLink.tsx';
import { Button } from '../ui/Button.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { RoadBar } from '../ui/RoadBar.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { useToast } from '../ui/Toast.tsx';
import { firstLine } from './firstLine.ts';
import { PrintedSheet } from './PrintedSheet.tsx';
import { SheetGuests } from './SheetGuests.tsx';
import { SheetNames } from './SheetNames.tsx';
import { SheetNote } from './SheetNote.tsx';
import { SheetRiders } from './SheetRiders.tsx';
import type { Sheet, SheetRide } from './sheetGroups.ts';
import { everyTap, groupsOf } from './sheetGroups.ts';
import { startLine } from './startText.ts';
import type { CheckIns } from './useCheckIns.ts';
import { useCheckIns } from './useCheckIns.ts';

/** Milliseconds after which the page reads what the other leaders have tapped. */
const reloadInterval = 20_000;

/** The leader's sheet of a ride. For everybody but its leaders it does not exist. */
export default function SheetPage() {
  const { id = '' } = useParams();
  const location = useLocation();
  const { user, expected } = useSession();
  const { data, previousData, error, refetch } = useSheetPageQuery({
    variables: { postId: id },
    skip: !user,
    fetchPolicy: 'cache-and-network',
  });
  // Without a connection, the sheet that was read before stays.
  const [read, setRead] = useState<SheetPageQuery>();
  const newest = data ?? previousData;
  if (newest && newest !== read) setRead(newest);
  const post = (newest ?? read)?.post;
  useDocumentTitle("Leader's sheet");

  useEffect(() => {
    if (!user) return;
    const reload = async () => {
      // A failed reload leaves the sheet as it is.
      if (navigator.onLine) await refetch().catch(() => undefined);
    };
    const timer = setInterval(() => void reload(), reloadInterval);
    return () => clearInterval(timer);
  }, [user, refetch]);

  if (!user && !expected) return <Navigate to="/login" replace state={returnState(location)} />;
  if (post?.ride?.sheet && user) {
    return (
      <Found
        key={post.id}
        postId={post.id}
        userId={user.id}
        content={post.content}
        ride={post.ride}
        sheet={post.ride.sheet}
        onReload={refetch}
      />
    );
  }
  if (post === null || post?.ride === null || post?.ride?.sheet === null) {
    return <NotFoundNotice title="Sheet Not Found" hint="Only the leaders of a ride can open its sheet." />;
  }
  return (
    <PageColumn data-width="list">
      {error ? (
        <FailureNotice title="The sheet could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton count={6} shape="person" />
      )}
    </PageColumn>
  );
}

interface Props {
  postId: string;
  userId: string;
  content: string;
  ride: SheetRide;
  sheet: Sheet;
  onReload(): Promise<unknown>;
}

function Found({ postId, userId, content, ride, sheet, onReload }: Props) {
  const checkIns = useCheckIns(postId, userId);
  const [sought, setSought] = useState('');
  const [showsContacts, setShowsContacts] = useState(false);
  const taps = everyTap(sheet);
  const here = taps.filter(checkIns.isHere);
  const missing = taps.filter((tap) => !checkIns.isHere(tap));
  const groups = groupsOf(ride, sheet);
  const facts = [startLine(ride), ride.location].filter(Boolean).join(' · ');
  const title = firstLine(content);
  const hereIds = new Set(here.map(({ id }) => id));
  const toast = useToast();

  const handleAllHere = () => {
    const taps = checkIns.check(missing, true);
    const action = { label: 'Undo', onSelect: () => checkIns.takeBack(taps) };
    toast({ title: `${taps.length === 1 ? '1 rider' : `${taps.length} riders`} checked in`, tone: 'success', action });
  };

  return (
    <Column data-width="list">
      <BackLink to={`/post/${postId}`}>Ride</BackLink>
      <Head>
        <div>
          <h1 dir="auto">{title}</h1>
          <p>{facts}</p>
        </div>
        <Button variant="outline" icon={<Printer />} onClick={() => window.print()}>
          Print
        </Button>
      </Head>
      <Waiting checkIns={checkIns} />
      <Count>
        <p>
          <b>{here.length}</b> of {taps.length} here
        </p>
        <span>{periodText(ride, sheet)}</span>
        <RoadBar
          label="Checked in"
          percent={taps.length > 0 ? (100 * here.length) / taps.length : 0}
          valueText={`${here.length} of ${taps.length}`}
        />
      </Count>
      <SearchInput
        label="Find a rider"
        placeholder="Find a rider"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <Paper>
        <SheetRiders postId={postId} groups={groups} sought={sought} checkIns={checkIns} isOpen={sheet.isOpen} />
        <SheetGuests postId={postId} ride={ride} sheet={sheet} checkIns={checkIns} />
      </Paper>
      {/* Each reading is recorded for the member, so nothing is read before a leader asks for it. */}
      {showsContacts ? (
        <EmergencyContacts postId={postId} />
      ) : (
        <Button variant="outline" icon={<HeartPulse />} onClick={() => setShowsContacts(true)}>
          Emergency Contacts
        </Button>
      )}
      <SheetNames title="Waiting" people={sheet.waiting} />
      <SheetNames title={`${ride.maybeCount} maybe`} people={sheet.maybe} />
      <Paper>
        <SheetNote postId={postId} note={sheet.note} onReload={onReload} />
      </Paper>
      <Foot data-foot-bar="">
        <p>{missing.length === 0 ? 'Everybody is here' : `${missing.length} missing`}</p>
        <Button disabled={!sheet.isOpen || missing.length === 0} onClick={handleAllHere}>
          All Here
        </Button>
      </Foot>
      <PrintedSheet
        title={title}
        facts={facts}
        groups={groups}
        ride={ride}
        sheet={sheet}
        isHere={(id) => hereIds.has(id)}
      />
    </Column>
  );
}

/** How many taps were not sent yet, and why. */
function Waiting({ checkIns: { waitingCount, refusal, discard } }: { checkIns: CheckIns }) {
  const text = `${waitingCount} waiting to be sent`;
  return (
    <div>
      <LiveText>{waitingCount > 0 ? text : ''}</LiveText>
      {waitingCount > 0 && refusal === undefined && (
        <Alert tone="note" icon={<WifiOff />}>
          <b>{text}.</b> Taps are kept on this phone and sent when there is a connection.
        </Alert>
      )}
      {refusal !== undefined && (
        <>
          <Alert tone="danger">{refusal}</Alert>
          <Button variant="outline" size="small" onClick={discard}>
            Discard {waitingCount === 1 ? '1 Tap' : `${waitingCount} Taps`}
          </Button>
        </>
      )}
    </div>
  );
}

const atText = (instant: string) =>
  new Date(instant).toLocaleString('en', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

function periodText({ calledOffAt }: SheetRide, { isOpen, opensAt, closesAt }: Sheet): string {
  if (calledOffAt) return 'The ride is called off';
  if (!opensAt || !closesAt) return 'Check-in needs a date and a time';
  if (isOpen) return `Check-in until ${atText(closesAt)}`;
  return Date.parse(opensAt) > Date.now() ? `Check-in opens ${atText(opensAt)}` : `Check-in closed ${atText(closesAt)}`;
}

const { color, media, space, type } = theme;

const Column = styled(PageColumn)`
  &[data-width='list'] { max-width: calc(640px + 2 * ${theme.size.edge}); }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};

  > div { min-width: 0; }
  h1 { overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font: ${type.ui}; }
`;

const Count = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${space[2]} ${space[3]};
  align-items: baseline;

  b { font: ${type.figureLarge}; font-stretch: ${theme.figureWidth}; font-variant-numeric: tabular-nums; }
  span { color: ${color.textMuted}; font: ${type.small}; text-align: end; }
  > [role='progressbar'] { grid-column: 1 / -1; }
`;

const Paper = styled.div`
  border: 1px solid ${color.border};
  border-radius: ${theme.radius.card};
  background: ${color.surface};

  ${media.phone} { margin: 0 calc(-1 * ${theme.size.edge}); border-width: 1px 0; border-radius: 0; }
`;

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  margin: 0 calc(-1 * ${theme.size.edge});
  padding: ${space[3]} ${theme.size.edge};
  border-top: 1px solid ${color.border};
  background: ${color.surface};
`;
