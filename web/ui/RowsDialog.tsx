import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';

interface Props {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** A field above the list, once that has loaded. */
  head?: ReactNode;
  /** List items. Undefined until they have loaded. */
  rows: readonly ReactNode[] | undefined;
  emptyText: string;
  hasFailed: boolean;
  failureText: string;
  onRetry(): void;
  /** Loads the next page. Absent when all pages are loaded. */
  onMore?(): Promise<unknown>;
  onClose(): void;
}

/** A paged list in a dialog, with its loading, empty and error states. */
export function RowsDialog({ title, description, rows, onClose, ...props }: Props) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <Content rows={rows} {...props} />
    </Dialog>
  );
}

function Content({
  head,
  rows,
  emptyText,
  hasFailed,
  failureText,
  onRetry,
  onMore,
}: Omit<Props, 'title' | 'description' | 'onClose'>) {
  if (rows && rows.length === 0) return <EmptyState title={emptyText} />;
  if (rows) {
    return (
      <>
        {head}
        <Rows>{rows}</Rows>
        {onMore && <LoadMore label="Show more" failure={failureText} onLoadMore={onMore} />}
      </>
    );
  }
  if (hasFailed) {
    const retry = (
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    );
    return (
      <div role="alert">
        <EmptyState title={failureText} hint="Check your connection and try again." action={retry} />
      </div>
    );
  }
  return <ListSkeleton count={3} shape="person" />;
}

const { media } = theme;

const Rows = styled.ul`
  /* rows reach the edges of the dialog, for their hover background */
  margin: 0 -24px;

  ${media.phone} { margin: 0 -16px; }
`;
