import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { useWelcomePageQuery } from '../generated.ts';
import { SceneColumns } from '../layout/SceneColumns.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LiveText } from '../ui/LiveText.tsx';
import { CompanyStep } from './CompanyStep.tsx';
import { MeasureStep } from './MeasureStep.tsx';
import { PictureStep } from './PictureStep.tsx';
import { stepOf } from './steps.ts';
import { useHideFirstSteps } from './useHideFirstSteps.ts';

/** Three steps for a new rider. Each can be skipped. A visitor is sent to the login page and returned here. */
export default function WelcomePage() {
  useDocumentTitle('First steps');
  const location = useLocation();
  const [search] = useSearchParams();
  const { user, expected } = useSession();
  const { data, error, refetch } = useWelcomePageQuery({ skip: !user });
  useHideFirstSteps(user?.id);
  const viewer = data?.viewer;
  const step = stepOf(search);

  if (!user && !expected) return <Navigate to="/login" replace state={returnState(location)} />;
  return (
    <SceneColumns isPlainOnPhone>
      {!viewer && error && <FailureNotice title="Your profile could not be loaded" onRetry={() => void refetch()} />}
      {!viewer && !error && (
        <>
          <LiveText>Loading...</LiveText>
          <ListSkeleton count={3} shape="words" />
        </>
      )}
      {viewer && step === 1 && <PictureStep viewer={viewer} />}
      {viewer && step === 2 && (
        <MeasureStep viewer={viewer} asksForMail={data.instance.sendsMail && !viewer.mailAddress} />
      )}
      {viewer && step === 3 && <CompanyStep />}
    </SceneColumns>
  );
}
