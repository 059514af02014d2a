import { useCallback, useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { faultOf } from '../apollo/faultOf.ts';
import type { CheckNoticeMutation, NoticeState } from '../generated.ts';
import { useCheckNoticeMutation } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { Alert } from '../ui/Alert.tsx';
import { Failure } from '../ui/Failure.tsx';
import { Instant } from '../ui/Instant.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { nameOfTarget } from './noticeKinds.ts';

/** The page of a receipt: what the operators decided on a report without an account. */
export default function ReceiptPage() {
  const { receipt = '' } = useParams();
  const [check, { data, error }] = useCheckNoticeMutation();
  useDocumentTitle('Receipt of a report');

  // `error` has the failure.
  const read = useCallback(() => void check({ variables: { receipt } }).catch(() => undefined), [check, receipt]);
  useEffect(read, [read]);

  const notice = data?.checkNotice;
  const isUnknown = faultOf(error)?.code === 'NOT_FOUND';
  return (
    <AccountFrame title="Your report">
      {notice && (
        <p>
          You reported a {nameOfTarget(notice.targetType)} <Ago instant={notice.createdAt} />.
        </p>
      )}
      <div role="status">{notice && <Decision notice={notice} />}</div>
      {isUnknown && <Alert tone="danger">This receipt is unknown: check that the address is complete.</Alert>}
      {error && !isUnknown && <Failure title="The receipt could not be read" onRetry={read} />}
      {!data && !error && <LiveText visible>Loading...</LiveText>}
    </AccountFrame>
  );
}

type Notice = NonNullable<CheckNoticeMutation['checkNotice']>;

const decisions: Record<NoticeState, (thing: string) => string> = {
  OPEN: () => 'The operators have not decided yet.',
  REMOVED: (thing) => `The operators have decided: the ${thing} is no longer public.`,
  KEPT: (thing) => `The operators have decided: the ${thing} stays.`,
};

function Decision({ notice: { state, targetType, decidedAt } }: { notice: Notice }) {
  return (
    <p>
      {decisions[state](nameOfTarget(targetType))} {decidedAt && <Ago instant={decidedAt} />}
    </p>
  );
}

const Ago = ({ instant }: { instant: string }) => <Instant instant={instant}>{formatAgo(instant)}</Instant>;
