import styled from '@emotion/styled';
import { useNotificationPreferencesQuery } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { isFixed } from './kindLabels.ts';
import { NotificationSwitch } from './NotificationSwitch.tsx';

interface Props {
  id: string;
}

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
      {viewer?.notificationPreferences
        ?.filter(({ kind }) => !isFixed(kind))
        .map((preference) => (
          <NotificationSwitch key={preference.kind} viewer={viewer} preference={preference} />
        ))}
      {viewer && (
        <p>
          <TextLink to="/settings/notifications">Mails and weekly digest</TextLink>
        </p>
      )}
    </Paper>
  );
}

const Paper = styled(Card)`
  display: grid;
  gap: 0 ${theme.space[5]};
  grid-template-columns: repeat(2, minmax(0, 1fr));
  padding: ${theme.space[4]} ${theme.space[5]};

  h2 { grid-column: 1 / -1; padding-bottom: ${theme.space[2]}; font: ${theme.type.subheading}; }
  p { grid-column: 1 / -1; padding-top: ${theme.space[2]}; font: ${theme.type.ui}; }
  button { justify-content: space-between; }
  ${theme.media.phone} { grid-template-columns: minmax(0, 1fr); padding: ${theme.space[4]}; }
`;
