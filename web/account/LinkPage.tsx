import { useLocation } from 'react-router-dom';
import NotFoundPage from '../layout/NotFoundPage.tsx';
import { AppealPage } from './AppealPage.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { JoinPage } from './JoinPage.tsx';
import { ResetPage } from './ResetPage.tsx';

const pages = new Map([
  ['reset', ResetPage],
  ['confirm', ConfirmPage],
  ['join', JoinPage],
  ['appeal', AppealPage],
]);

/** The page of a link that works once. The first part of the address says which. */
export default function LinkPage() {
  const [, kind = ''] = useLocation().pathname.split('/');
  const Page = pages.get(kind.toLowerCase()) ?? NotFoundPage;
  return <Page />;
}
