import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { faultOf } from '../apollo/faultOf.ts';
import { useOpenOperatorSessionMutation, useOperatorBoardQuery } from '../generated.ts';
import NotFoundPage from '../layout/NotFoundPage.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { Board } from './Board.tsx';
import { tabOf, tabTitles } from './boardTabs.ts';

/** The board of the operator. A link of the command line opens it, whether or not a member is signed in. */
export default function OperatorPage() {
  const tab = tabOf(useParams().tab);
  const { isOpening, refusal } = useLink();
  const { data, error, refetch } = useOperatorBoardQuery({ skip: isOpening, fetchPolicy: 'cache-and-network' });
  useDocumentTitle(tab ? `${tabTitles[tab]} · Board` : 'Board');

  if (!tab) return <NotFoundPage />;
  if (data?.operator) return <Board tab={tab} operator={data.operator} />;
  const content = () => {
    if (data) return <Closed refusal={refusal} />;
    if (error) return <FailureNotice title="The board could not be loaded" onRetry={() => void refetch()} />;
    return <ListSkeleton count={3} shape="words" />;
  };
  return (
    <PageColumn data-width="list">
      <h1>Board</h1>
      {content()}
    </PageColumn>
  );
}

function Closed({ refusal }: { refusal: string | null }) {
  const hint = 'Run npm run cli -- operator link on the server, and open the address that it prints.';
  return (
    <Card as="div" role={refusal ? 'alert' : undefined}>
      <EmptyState title={refusal ?? 'This page is for the operator'} hint={hint} />
    </Card>
  );
}

/** Uses the link in the address, once, and takes its token out of the address. */
function useLink(): { isOpening: boolean; refusal: string | null } {
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(hash.slice(1));
  const [isOpening, setOpening] = useState(token !== '');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [open] = useOpenOperatorSessionMutation();
  const wasUsed = useRef(false);

  useEffect(() => {
    if (token === '' || wasUsed.current) return;
    wasUsed.current = true;
    void navigate(pathname, { replace: true });
    open({ variables: { token } })
      .catch((error: unknown) => setRefusal(faultOf(error)?.message ?? 'The link could not be used'))
      .finally(() => setOpening(false));
  }, [token, pathname, navigate, open]);
  return { isOpening, refusal };
}
