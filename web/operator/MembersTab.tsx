import { useState } from 'react';
import type { MemberState, OperatorMemberRowFragment } from '../generated.ts';
import { useOperatorMembersQuery } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { Badge } from '../ui/Badge.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { ActButton } from './ActButton.tsx';
import { ApplicationsSection } from './ApplicationsSection.tsx';
import { BoardList } from './BoardList.tsx';
import { BoardRow } from './BoardRow.tsx';
import { counted } from './counted.ts';
import { shownData } from './shownData.ts';
import { useMemberActs } from './useMemberActs.ts';

const states: readonly { value: MemberState; label: string }[] = [
  { value: 'ALL', label: 'All' },
  { value: 'SUSPENDED', label: 'Suspended' },
];

/** The sign-ups that need an approval, and the members. */
export function MembersTab() {
  return (
    <>
      <ApplicationsSection />
      <MembersSection />
    </>
  );
}

/** The members, to find, warn, suspend and delete. */
function MembersSection() {
  const [text, setText] = useUrlText('find');
  const [state, setState] = useState<MemberState>('ALL');
  const query = useSettled(text.trim(), 300);
  const result = useOperatorMembersQuery({
    variables: { query: query || null, state },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch, fetchMore } = result;
  const members = shownData(result)?.operator?.members;

  return (
    <BoardList
      title="Members"
      text="The newest is first."
      head={
        <>
          <SearchInput
            label="Find members"
            placeholder="Part of a name, or an e-mail address"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Tabs label="Members" value={state} onValueChange={setState} items={states} />
        </>
      }
      rows={members?.edges.map(({ node }) => <MemberRow key={node.id} member={node} />)}
      empty={{ title: 'No member found' }}
      hasFailed={error !== undefined}
      onRetry={() => void refetch()}
      onMore={
        members?.pageInfo.hasNextPage
          ? () => fetchMore({ variables: { after: members.pageInfo.endCursor } })
          : undefined
      }
    />
  );
}

function MemberRow({ member }: { member: OperatorMemberRowFragment }) {
  const { username, displayName, createdAt, suspendedAt, isHidden, postCount, takedownCount, openReportCount } = member;
  const { mailAddress, mailConfirmedAt, pendingMailAddress } = member;
  const { warn, suspend, makeResetLink, confirmAddress, removeAddress, remove } = useMemberActs();
  return (
    <BoardRow
      title={displayName}
      badge={suspendedAt && <Badge tone="hard">{isHidden ? 'Suspended and hidden' : 'Suspended'}</Badge>}
      facts={[
        <TextLink key="name" to={`/profile/${username}`}>{`@${username}`}</TextLink>,
        `since ${formatDay(createdAt)}`,
        counted(postCount, 'post'),
        takedownCount > 0 && counted(takedownCount, 'removal or warning', 'removals and warnings'),
        openReportCount > 0 && counted(openReportCount, 'open report'),
        mailAddress && mailConfirmedAt && `${mailAddress}, confirmed ${formatDay(mailConfirmedAt)}`,
        pendingMailAddress && `${pendingMailAddress}, not confirmed`,
      ]}
      actions={
        <>
          <ActButton label={`Warn ${username}`} act={warn(member)}>
            Warn
          </ActButton>
          {suspendedAt ? (
            <SuspendedActs member={member} />
          ) : (
            <ActButton label={`Suspend ${username}`} act={suspend(member)}>
              Suspend
            </ActButton>
          )}
          <ActButton label={`New password for ${username}`} act={makeResetLink(member)}>
            New password
          </ActButton>
          {pendingMailAddress && (
            <ActButton label={`Confirm the address of ${username}`} act={confirmAddress(member, pendingMailAddress)}>
              Confirm address
            </ActButton>
          )}
          {(mailAddress ?? pendingMailAddress) && (
            <ActButton label={`Remove the address of ${username}`} act={removeAddress(member)}>
              Remove address
            </ActButton>
          )}
          <ActButton label={`Delete ${username}`} act={remove(member)}>
            Delete
          </ActButton>
        </>
      }
    />
  );
}

function SuspendedActs({ member }: { member: OperatorMemberRowFragment }) {
  const { username, isHidden } = member;
  const { hide, show, lift } = useMemberActs();
  return (
    <>
      {isHidden ? (
        <ActButton label={`Show the posts of ${username} again`} act={show(member)}>
          Show posts again
        </ActButton>
      ) : (
        <ActButton label={`Hide the posts of ${username}`} act={hide(member)}>
          Hide posts
        </ActButton>
      )}
      <ActButton label={`Lift: ${username}`} act={lift(member)}>
        Lift the suspension
      </ActButton>
    </>
  );
}
