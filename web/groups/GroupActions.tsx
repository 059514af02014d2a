import styled from '@emotion/styled';
import { CalendarPlus, Share2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLoginPrompt } from '../auth/useLoginPrompt.ts';
import { useSession } from '../auth/useSession.ts';
import type { GroupHeadFragment } from '../generated.ts';
import { ReportMenu } from '../moderation/ReportMenu.tsx';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { useShareLink } from '../ui/useShareLink.ts';
import { EnterButton } from './EnterButton.tsx';
import { isShut } from './groupKinds.ts';
import { MembershipButton } from './MembershipButton.tsx';
import type { OnMembership } from './useGroupMembership.ts';

const GroupCalendarDialog = lazyDialog(() =>
  import('./GroupCalendarDialog.tsx').then((module) => module.GroupCalendarDialog),
);

interface Props {
  group: GroupHeadFragment;
  nameId: string;
  onMembership: OnMembership;
}

/** Joins or leaves the group, adds its rides to a calendar, shares its page and reports it. */
export function GroupActions({ group, nameId, onMembership }: Props) {
  const { user } = useSession();
  const promptLogin = useLoginPrompt();
  const [isAsking, setAsking] = useState(false);
  const calendar = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  // After joining, another button replaces the opener of the dialog. It is the first one.
  const entered = {
    get current() {
      return root.current?.querySelector('button') ?? null;
    },
  };
  // After leaving, the button that opens the dialog replaces the pressed one.
  const wasMember = useRef(group.viewerIsMember);
  useEffect(() => {
    const hasLeft = wasMember.current && !group.viewerIsMember;
    wasMember.current = group.viewerIsMember;
    if (hasLeft && document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, [group.viewerIsMember]);
  const share = useShareLink({ path: `/groups/${group.id}`, text: group.name });

  const handleCalendar = () => {
    if (user) setAsking(true);
    else promptLogin('Authentication Required', 'Please log in to add rides to your calendar.');
  };

  return (
    <Root ref={root}>
      {user && opensDialog(group) ? (
        <EnterButton group={group} describedBy={nameId} focusFallback={entered} onJoined={() => onMembership(true)} />
      ) : (
        <MembershipButton group={group} describedBy={nameId} wording="state" isMain onDone={onMembership} />
      )}
      {!isShut(group) && (
        <Button ref={calendar} variant="outline" icon={<CalendarPlus />} onClick={handleCalendar}>
          Calendar
        </Button>
      )}
      <Bordered>
        <IconButton label="Share" icon={<Share2 />} onClick={() => void share()} />
      </Bordered>
      <Bordered>
        <ReportMenu kind="group" id={group.id} describedBy={nameId} />
      </Bordered>
      {user && (
        <GroupCalendarDialog
          open={isAsking}
          onOpenChange={setAsking}
          group={group}
          viewerId={user.id}
          focusFallback={calendar}
        />
      )}
    </Root>
  );
}

/** Whether entering the group takes rules to acknowledge, or words to its organisers. */
const opensDialog = (group: GroupHeadFragment) =>
  !group.viewerIsMember && !group.viewerHasAsked && (group.rules !== null || isShut(group));

const { color, media, radius, size } = theme;

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;

  ${media.phone} {
    > [data-variant] { flex: 1; height: ${size.touch}; }
  }
`;

const Bordered = styled.span`
  > button { border: 1px solid ${color.border}; border-radius: ${radius.control}; }
  ${media.phone} { > button { width: ${size.touch}; height: ${size.touch}; } }
`;
