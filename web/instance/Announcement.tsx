import styled from '@emotion/styled';
import { Megaphone, X } from 'lucide-react';
import { useState } from 'react';
import { instance } from '../lib/instance.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { closeAnnouncement, isAnnouncementClosed } from './closedAnnouncement.ts';

/** The announcement of the operator, until it ends or the reader closes it in this browser. */
export function Announcement() {
  const [isClosed, setClosed] = useState(isAnnouncementClosed);
  const { announcement } = instance;
  if (!announcement || isClosed || hasEnded(announcement.endsAt)) return null;

  const close = () => {
    closeAnnouncement();
    setClosed(true);
  };
  return (
    <Root aria-label="Announcement">
      <Megaphone aria-hidden="true" />
      <div>
        <p dir="auto">{announcement.text}</p>
        {announcement.url && <TextLink {...targetOf(announcement.url)}>Read more</TextLink>}
      </div>
      <IconButton label="Close the announcement" icon={<X />} onClick={close} />
    </Root>
  );
}

/** A path is a page of this site. */
const targetOf = (url: string) => (url.startsWith('/') ? { to: url } : { href: url });

const hasEnded = (endsAt: string | undefined) => endsAt !== undefined && Date.parse(endsAt) <= Date.now();

const Root = styled(Card)`
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr) auto;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[3]} ${theme.space[3]} ${theme.space[4]};

  > .lucide { margin-top: 10px; color: ${theme.color.accentText}; }
  > div { align-self: center; overflow-wrap: anywhere; white-space: pre-line; }
`;
