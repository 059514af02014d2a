import styled from '@emotion/styled';
import { FileDown } from 'lucide-react';
import type { GroupHeadFragment } from '../generated.ts';
import { useGroupMembersQuery } from '../generated.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { theme } from '../theme/tokens.ts';
import { Card } from '../ui/Card.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { FoundMembers } from './FoundMembers.tsx';
import { LazyRequests } from './LazyRequests.tsx';
import { MemberRows } from './MemberRows.tsx';

interface Props {
  group: GroupHeadFragment;
}

/** Milliseconds without a key press before the server is asked. */
const pause = 150;
/** From this number of members on, the list has a search. */
const searchedFrom = 10;

/** The members of the group, in the order in which they joined, and a search in them, which the address keeps. */
export function GroupMembers({ group }: Props) {
  const [text, setText] = useUrlText('find');
  const query = useSettled(text.trim(), pause);

  const requests = group.viewerOrganises && group.kind === 'CLOSED' && <LazyRequests groupId={group.id} />;
  const file = group.viewerOrganises && <MembersFile groupId={group.id} />;

  if (group.memberCount < searchedFrom) {
    return (
      <Root>
        {requests}
        {file}
        <AllMembers group={group} />
      </Root>
    );
  }
  return (
    <Root>
      {requests}
      {file}
      <search aria-label="Search members">
        <SearchInput
          label="Search members"
          placeholder="Search members"
          maxLength={200}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </search>
      {query && text.trim() ? <FoundMembers group={group} query={query} /> : <AllMembers group={group} />}
    </Root>
  );
}

function AllMembers({ group }: Props) {
  const { data, error, refetch, fetchMore } = useGroupMembersQuery({
    variables: { groupId: group.id, organises: group.viewerOrganises ?? false },
  });
  const members = data?.group?.members;

  if (!members && error)
    return <FailureNotice title="The members could not be loaded" onRetry={() => void refetch()} />;
  if (!members) return <ListSkeleton count={3} shape="words" />;
  if (members.edges.length === 0) {
    return (
      <Card as="div">
        <EmptyState title="No members yet" hint="Be the first: join the group above." />
      </Card>
    );
  }
  return (
    <MemberRows
      label="Members"
      members={members}
      group={data?.group ?? null}
      onMore={() => fetchMore({ variables: { after: members.pageInfo.endCursor } })}
    />
  );
}

/** For organisers: the list for a spreadsheet. */
function MembersFile({ groupId }: { groupId: string }) {
  return (
    <Download href={`/api/groups/${groupId}/members.csv`} download>
      <FileDown />
      Download the list (CSV)
    </Download>
  );
}

const { color, media, type } = theme;

const Download = styled.a`
  display: inline-flex;
  align-items: center;
  justify-self: start;
  gap: 8px;
  min-height: 44px;
  border-radius: 8px;
  color: ${color.accentText};
  font: ${type.ui};
  font-weight: 600;

  .lucide { width: 18px; height: 18px; }
  ${media.hover} { &:hover { text-decoration: underline; text-underline-offset: 3px; } }
`;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;
