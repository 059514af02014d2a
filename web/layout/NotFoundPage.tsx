import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { LostNotice } from './LostNotice.tsx';

export default function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return <LostNotice title="404 Page Not Found" hint="Did you forget to add the page to the router?" />;
}
