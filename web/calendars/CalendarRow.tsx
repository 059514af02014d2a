import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import type { CalendarLinkFragment } from '../generated.ts';
import { formatAgo } from '../lib/formatAgo.ts';
import { formatDay } from '../lib/formatDay.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import type { Calendar } from './calendarsOf.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkPasswordDialog } from './LinkPasswordDialog.tsx';
import { useCalendarLink } from './useCalendarLink.ts';

interface Props {
  viewerId: string;
  calendar: Calendar;
  onStale(): void;
}

/** A calendar, and the actions on its link. */
export function CalendarRow({ viewerId, calendar, onStale }: Props) {
  const { name, hint, link } = calendar;
  const [url, setUrl] = useState<string | null>(null);
  const [asked, setAsked] = useState<'rotate' | 'revoke'>();
  const maker = useRef<HTMLButtonElement>(null);
  const { makeLink, revoke, isMaking, isRevoking, proof } = useCalendarLink({ viewerId, calendar, onStale });
  const question = (name: typeof asked) => ({
    open: asked === name,
    onOpenChange: (isOpen: boolean) => setAsked(isOpen ? name : undefined),
  });

  const handleMake = async () => {
    const made = await makeLink();
    setAsked(undefined);
    setUrl(made);
  };
  const handleRevoke = async () => {
    await revoke();
    setAsked(undefined);
  };

  return (
    <Row>
      <Words>
        <strong dir="auto">{name}</strong>
        <p>{link ? usedText(link) : hint}</p>
      </Words>
      <Actions>
        <Button
          ref={maker}
          variant="outline"
          size="small"
          aria-label={`${link ? 'New' : 'Create'} link to ${name}`}
          onClick={() => (link ? setAsked('rotate') : void handleMake())}
          pending={isMaking && asked !== 'rotate'}
          pendingLabel="Creating..."
        >
          {link ? 'New Link' : 'Create Link'}
        </Button>
        {link && (
          <Button variant="outline" size="small" aria-label={`Revoke ${name}`} onClick={() => setAsked('revoke')}>
            Revoke
          </Button>
        )}
      </Actions>
      <ConfirmDialog
        {...question('rotate')}
        title={`New link to ${name}?`}
        text="The old link stops working at once: calendars that use it must be given the new one."
        confirmLabel="New Link"
        onConfirm={() => void handleMake()}
        pending={isMaking}
        pendingLabel="Creating..."
      />
      <ConfirmDialog
        {...question('revoke')}
        title={`Revoke the link to ${name}?`}
        text="Calendars that use it get nothing more from it."
        confirmLabel="Revoke"
        onConfirm={() => void handleRevoke()}
        pending={isRevoking}
        pendingLabel="Revoking..."
        danger
        focusFallback={maker}
      />
      <LinkPasswordDialog
        name={name}
        proof={proof}
        isMaking={isMaking}
        onMake={() => void handleMake()}
        focusFallback={maker}
      />
      {url && <LinkDialog name={name} url={url} onClose={() => setUrl(null)} focusFallback={maker} />}
    </Row>
  );
}

function usedText({ createdAt, lastReadAt }: CalendarLinkFragment): string {
  const used = lastReadAt ? `last read ${formatAgo(lastReadAt)}` : 'not read yet';
  return `Link made ${formatDay(createdAt)}, ${used}.`;
}

const { color, media, space, type } = theme;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[3]} ${space[4]};
  align-items: center;
  padding: ${space[4]} ${space[5]};

  & + & { border-top: 1px solid ${color.border}; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); padding: ${space[4]}; }
`;

const Words = styled.div`
  min-width: 0;

  strong { font: ${type.subheading}; overflow-wrap: anywhere; }
  p { color: ${color.textMuted}; font: ${type.small}; text-wrap: pretty; }
`;

const Actions = styled.div`
  display: flex;
  gap: ${space[2]};
`;
