import styled from '@emotion/styled';
import { Settings } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { returnState } from '../auth/returnPath.ts';
import { useSession } from '../auth/useSession.ts';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { MarkAllRead } from './MarkAllRead.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationSwitches } from './NotificationSwitches.tsx';

/** The notifications of a member, and their preferences. A visitor is sent to the login page and returned here. */
export default function NotificationsPage() {
  useDocumentTitle('Notifications');
  const location = useLocation();
  const { user, expected } = useSession();
  const heading = useRef<HTMLHeadingElement>(null);
  const switchesId = useId();
  const [isChoosing, setChoosing] = useState(false);

  if (!user && !expected) return <Navigate to="/login" replace state={returnState(location)} />;
  return (
    <PageColumn data-width="list">
      <Head>
        <h1 ref={heading} tabIndex={-1}>
          Notifications
        </h1>
        <MarkAllRead onDone={() => heading.current?.focus()} />
        <IconButton
          label="Settings"
          icon={<Settings />}
          aria-expanded={isChoosing}
          aria-controls={isChoosing ? switchesId : undefined}
          disabled={!user}
          onClick={() => setChoosing(!isChoosing)}
        />
      </Head>
      {isChoosing && <NotificationSwitches id={switchesId} />}
      <Paper as="div">
        <NotificationList heading={heading} isReady={user !== null} />
      </Paper>
    </PageColumn>
  );
}

const { media, space } = theme;

const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[3]};

  h1 { margin-right: auto; }
  h1:focus { outline: 0; box-shadow: none; }
`;

const Paper = styled(Card)`
  overflow: hidden;

  ${media.phone} { margin-inline: calc(-1 * ${theme.size.edge}); border-inline: 0; border-radius: 0; }
`;
