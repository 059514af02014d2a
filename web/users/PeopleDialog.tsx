import type { PeopleListFragment } from '../generated.ts';
import { RowsDialog } from '../ui/RowsDialog.tsx';
import { PersonLink } from './PersonLink.tsx';

interface Props {
  title: string;
  /** Absent until loaded. */
  people: PeopleListFragment | undefined;
  hasFailed: boolean;
  onRetry(): void;
  onMore(): Promise<unknown>;
  onClose(): void;
}

/** People by picture and names, each linked to their profile. */
export function PeopleDialog({ title, people, onMore, onClose, ...props }: Props) {
  const rows = people?.edges.map(({ node }) => (
    <li key={node.id}>
      <PersonLink person={node} onClick={onClose} />
    </li>
  ));

  return (
    <RowsDialog
      title={title}
      rows={rows}
      emptyText={`No ${title} yet`}
      failureText="The people could not be loaded"
      onMore={people?.pageInfo.hasNextPage ? onMore : undefined}
      onClose={onClose}
      {...props}
    />
  );
}
