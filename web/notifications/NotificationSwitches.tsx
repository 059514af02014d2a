import styled from '@emotion/styled';
import type { NotificationKind } from '../generated.ts';
import { useNotificationPreferencesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { NotificationSwitch } from './NotificationSwitch.tsx';

interface Props {
  id: string;
}

const labels: Record<NotificationKind, string> = {
  LIKE: 'Likes of my posts',
  COMMENT: 'Comments on my posts',
  REPLY: 'Replies to my comments',
  MENTION: 'Mentions of my name',
  FOLLOW: 'New followers',
  JOIN: 'Riders who join my rides',
  RIDE_CHANGED: 'Changed plans of rides I joined',
  RIDE_TOMORROW: 'The day before my rides',
  RIDE_DELETED: 'Deleted rides I joined',
};

/** The viewer's notification preferences: a switch for each kind. */
export function NotificationSwitches({ id }: Props) {
  const { data, error, refetch } = useNotificationPreferencesQuery();
  const viewer = data?.viewer;

  if (!viewer && error)
    return <FailureNotice title="The settings could not be loaded" onRetry={() => void refetch()} />;
  return (
    <Paper id={id} aria-label="Notify me of">
      <h2>Notify me of</h2>
      {!viewer && <ListSkeleton count={3} shape="person" />}
      {viewer?.notificationPreferences?.map(({ kind, enabled }) => (
        <NotificationSwitch key={kind} viewer={viewer} kind={kind} label={labels[kind]} isOn={enabled} />
      ))}
    </Paper>
  );
}

const Paper = styled(Card)`
  display: grid;
  gap: 0 ${theme.space[5]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: ${theme.space[4]} ${theme.space[5]};

  h2 { grid-column: 1 / -1; padding-bottom: ${theme.space[2]}; font: ${theme.type.subheading}; }
  button { justify-content: space-between; }
  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); padding: ${theme.space[4]}; }
`;
