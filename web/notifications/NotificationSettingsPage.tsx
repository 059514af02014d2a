import { useNotificationSettingsQuery } from '../generated.ts';
import { SettingsFrame } from '../settings/SettingsFrame.tsx';
import { SettingsSection } from '../settings/SettingsSection.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ChannelMatrix } from './ChannelMatrix.tsx';
import { MailTimes } from './MailTimes.tsx';

const texts = {
  mail: 'Choose where each kind reaches you. A mail comes about a minute after the act, and at most one within 10 minutes.',
  noMail: 'This instance sends no mail, so notifications are on the screen only.',
};

/** The settings page of the viewer's notifications: the channels of each kind, and the times of mails. */
export default function NotificationSettingsPage() {
  const { data, error, refetch } = useNotificationSettingsQuery();
  const viewer = data?.viewer;

  return (
    <SettingsFrame>
      {!viewer && error && <FailureNotice title="The settings could not be loaded" onRetry={() => void refetch()} />}
      {!viewer && !error && <ListSkeleton count={3} shape="person" />}
      {viewer && (
        <SettingsSection title="Notifications" text={data.instance.sendsMail ? texts.mail : texts.noMail}>
          {data.instance.sendsMail && !viewer.mailAddress?.address && (
            <p>
              You have no confirmed e-mail address, so no mail reaches you.{' '}
              <TextLink to="/settings">Confirm an address</TextLink>
            </p>
          )}
          <ChannelMatrix viewer={viewer} hasMail={data.instance.sendsMail} />
        </SettingsSection>
      )}
      {viewer && data.instance.sendsMail && <MailTimes viewer={viewer} />}
    </SettingsFrame>
  );
}
