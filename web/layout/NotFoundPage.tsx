import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { NotFoundNotice } from './NotFoundNotice.tsx';

export default function NotFoundPage() {
  useDocumentTitle('404 Page Not Found');
  return <NotFoundNotice title="404 Page Not Found" hint="Did you forget to add the page to the router?" />;
}
