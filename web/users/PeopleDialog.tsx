import type { ReactNode } from 'react';
import type { FollowListFragment, PersonFollowFragment } from '../generated.ts';
import { RowsDialog } from '../ui/RowsDialog.tsx';
import { PersonFollow } from './PersonFollow.tsx';

interface Props {
  title: string;
  /** One line under the title. */
  description?: ReactNode;
  /** Defaults to 'No {title} yet'. */
  emptyText?: string;
  /** Absent until loaded. */
  people: FollowListFragment | undefined;
  /** The viewer, if they are in the list and belong at its end. */
  last?: PersonFollowFragment;
  hasFailed: boolean;
  onRetry(): void;
  onMore(): Promise<unknown>;
  onClose(): void;
}

/** People by picture and names, each linked to their profile and with a button to follow them. */
export function PeopleDialog({ title, emptyText = `No ${title} yet`, people, last, onMore, onClose, ...props }: Props) {
  const hasMore = people?.pageInfo.hasNextPage ?? false;
  const listed = people?.edges.map(({ node }) => node).filter(({ id }) => id !== last?.id);
  const rows = listed?.map((person) => (
    <li key={person.id}>
      <PersonFollow person={person} onLeave={onClose} />
    </li>
  ));
  if (last && rows && !hasMore) {
    rows.push(
      <li key={last.id}>
        <PersonFollow person={last} onLeave={onClose} />
      </li>,
    );
  }

  return (
    <RowsDialog
      title={title}
      rows={rows}
      emptyText={emptyText}
      failureText="The people could not be loaded"
      onMore={hasMore ? onMore : undefined}
      onClose={onClose}
      {...props}
    />
  );
}
