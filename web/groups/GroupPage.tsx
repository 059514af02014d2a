import { useApolloClient } from '@apollo/client/react';
import { useId } from 'react';
import { useParams } from 'react-router-dom';
import { reloadLists } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import { useSession } from '../auth/useSession.ts';
import type { GroupPageQuery } from '../generated.ts';
import { useGroupPageQuery } from '../generated.ts';
import { NotFoundNotice } from '../layout/NotFoundNotice.tsx';
import { useDocumentTitle } from '../lib/useDocumentTitle.ts';
import { NoticeLink } from '../notices/NoticeLink.tsx';
import { FailureNotice } from '../ui/FailureNotice.tsx';
import { FirstText } from '../ui/FirstText.tsx';
import { PageColumn } from '../ui/PageColumn.tsx';
import { GroupHead } from './GroupHead.tsx';
import { GroupSkeleton } from './GroupSkeleton.tsx';
import { GroupTabs } from './GroupTabs.tsx';
import { isShut } from './groupKinds.ts';
import { MEMBERS_PAGE } from './groupLists.ts';
import type { OnMembership } from './useGroupMembership.ts';
import { useMembershipToast } from './useMembershipToast.ts';

/** The page of one group: what it is, its posts, its rides and its members. */
export default function GroupPage() {
  const { id = '' } = useParams();
  const { user, isLoading } = useSession();
  const variables = { id, signedIn: user !== null };
  const { data, error, refetch } = useGroupPageQuery({ variables, skip: isLoading });
  // The lists of an unknown group are an error of their own.
  const isMissing = data?.group === null || (error !== undefined && faultOf(error)?.code === 'BAD_USER_INPUT');
  useDocumentTitle(isMissing ? 'Group not found' : (data?.group?.name ?? 'Group'));

  if (isMissing) {
    return (
      <NotFoundNotice title="Group Not Found" hint="The group you're looking for doesn't exist or has been removed." />
    );
  }
  if (data?.group) {
    return <Found key={id} group={data.group} rides={data.rides} onChange={() => refetch().catch(() => undefined)} />;
  }
  return (
    <PageColumn>
      {error ? (
        <FailureNotice title="The group could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <FirstText>
          <GroupSkeleton />
        </FirstText>
      )}
    </PageColumn>
  );
}

interface FoundProps {
  group: NonNullable<GroupPageQuery['group']>;
  rides: GroupPageQuery['rides'];
  /** Loads the page's data again. */
  onChange(): void;
}

function Found({ group, rides, onChange }: FoundProps) {
  const client = useApolloClient();
  const nameId = useId();
  const showToast = useMembershipToast();

  // A member sees posts and rides that others do not.
  const handleMembership: OnMembership = (member, action) => {
    showToast(member, action);
    onChange();
    reloadLists(client, { owner: group, field: 'members' }, ({ first }) => first === MEMBERS_PAGE);
  };

  return (
    <PageColumn>
      <GroupHead group={group} nameId={nameId} onMembership={handleMembership} />
      {!isShut(group) && <GroupTabs group={group} rides={rides} nameId={nameId} onMembership={handleMembership} />}
      <NoticeLink kind="group" id={group.id} />
    </PageColumn>
  );
}
