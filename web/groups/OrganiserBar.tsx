import styled from '@emotion/styled';
import { CalendarPlus, Link2, Megaphone, PencilLine, ScrollText, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PlanEventDialog } from '../events/PlanEventDialog.tsx';
import type { GroupHeadFragment } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { AnnounceDialog } from './AnnounceDialog.tsx';
import { EditGroupDialog } from './EditGroupDialog.tsx';
import { InvitationsDialog } from './InvitationsDialog.tsx';
import { ResignDialog } from './ResignDialog.tsx';

const EditRulesDialog = lazyDialog(() => import('./EditRulesDialog.tsx').then((module) => module.EditRulesDialog));

interface Props {
  group: GroupHeadFragment;
}

/** The acts of an organiser, below the head of the group. */
export function OrganiserBar({ group }: Props) {
  const [act, setAct] = useState<'edit' | 'rules' | 'invite' | 'announce' | 'plan' | 'resign'>();
  const dialog = (name: typeof act) => ({ open: act === name, onOpenChange: () => setAct(undefined) });

  return (
    <Root role="group" aria-label="Organiser">
      <Label>You organise this group</Label>
      <Button size="small" variant="ghost" icon={<PencilLine />} onClick={() => setAct('edit')}>
        Edit
      </Button>
      <Button size="small" variant="ghost" icon={<ScrollText />} onClick={() => setAct('rules')}>
        Rules
      </Button>
      <Button size="small" variant="ghost" icon={<CalendarPlus />} onClick={() => setAct('plan')}>
        Plan Event
      </Button>
      <Button size="small" variant="ghost" icon={<Megaphone />} onClick={() => setAct('announce')}>
        Announce
      </Button>
      <Button size="small" variant="ghost" icon={<Link2 />} onClick={() => setAct('invite')}>
        Invite link
      </Button>
      {group.requestCount ? (
        <ButtonLink size="small" variant="accent" icon={<UserPlus />} to="?tab=members">
          Requests {group.requestCount}
        </ButtonLink>
      ) : null}
      <Button size="small" variant="ghost" onClick={() => setAct('resign')}>
        Resign
      </Button>
      <InvitationsDialog {...dialog('invite')} groupId={group.id} />
      <EditGroupDialog {...dialog('edit')} group={group} />
      <EditRulesDialog {...dialog('rules')} group={group} />
      <PlanEventDialog {...dialog('plan')} group={group} />
      <AnnounceDialog {...dialog('announce')} group={group} />
      <ResignDialog {...dialog('resign')} groupId={group.id} />
    </Root>
  );
}

const { color, media, space, type } = theme;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[4]} ${space[2]} ${space[5]};
  border-top: 1px solid ${color.border};
  background: ${color.surfaceHover};

  > button { flex: none; }
  ${media.phone} {
    padding: ${space[2]} ${space[3]};

    > span { flex-basis: 100%; }
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  color: ${color.textMuted};
  font: ${type.small};
`;
