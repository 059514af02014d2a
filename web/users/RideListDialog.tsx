import type { RideListFragment } from '../generated.ts';
import { RowsDialog } from '../ui/RowsDialog.tsx';
import { RideLink } from './RideLink.tsx';

interface Props {
  title: string;
  /** Absent until loaded. */
  rides: RideListFragment | undefined;
  emptyText: string;
  hasFailed: boolean;
  onRetry(): void;
  onMore(): Promise<unknown>;
  onClose(): void;
}

export function RideListDialog({ rides, onMore, onClose, ...props }: Props) {
  const rows = rides?.edges.map(({ node }) => (
    <li key={node.id}>
      <RideLink post={node} onClick={onClose} />
    </li>
  ));

  return (
    <RowsDialog
      rows={rows}
      failureText="The rides could not be loaded"
      onMore={rides?.pageInfo.hasNextPage ? onMore : undefined}
      onClose={onClose}
      {...props}
    />
  );
}
