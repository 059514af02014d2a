import { useState } from 'react';
import type { OperatorGroupRowFragment } from '../generated.ts';
import { useDeleteGroupMutation, useOperatorGroupsQuery } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { useSettled } from '../lib/useSettled.ts';
import { useUrlText } from '../lib/useUrlText.ts';
import { Button } from '../ui/Button.tsx';
import { GroupPicture } from '../ui/GroupPicture.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { SearchInput } from '../ui/SearchInput.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useAct } from './actContext.ts';
import { BoardList } from './BoardList.tsx';
import { BoardRow } from './BoardRow.tsx';
import { counted } from './counted.ts';
import { forgetOf } from './forgetOf.ts';
import { shownData } from './shownData.ts';

const OrganisersDialog = lazyDialog(() => import('./OrganisersDialog.tsx').then((module) => module.OrganisersDialog));
const GroupRulesDialog = lazyDialog(() => import('./GroupRulesDialog.tsx').then((module) => module.GroupRulesDialog));
const GroupDialog = lazyDialog(() => import('./GroupDialog.tsx').then((module) => module.GroupDialog));

// Those of the groups' own pages would load their code.
const kindTexts = { OPEN: false, CLOSED: 'Closed group', HIDDEN: 'Hidden group' } as const;

/** Creates, changes and deletes groups. */
export function GroupsTab() {
  const [text, setText] = useUrlText('find');
  const query = useSettled(text.trim(), 300);
  const result = useOperatorGroupsQuery({
    variables: { query: query || null },
    fetchPolicy: 'cache-and-network',
  });
  const { error, refetch, fetchMore } = result;
  const groups = shownData(result)?.operator?.groups;
  const [edited, setEdited] = useState<{ group?: OperatorGroupRowFragment }>();
  const [isOpen, setOpen] = useState(false);
  const edit = (group?: OperatorGroupRowFragment) => {
    setEdited({ group });
    setOpen(true);
  };

  return (
    <>
      <BoardList
        title="Groups"
        text="The newest is first. Members join groups and post in them. Only operators create them, and appoint the first organiser."
        action={
          <Button variant="outline" onClick={() => edit()}>
            New group
          </Button>
        }
        head={
          <SearchInput
            label="Find groups"
            placeholder="Part of a name"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        }
        rows={groups?.edges.map(({ node }) => <GroupRow key={node.id} group={node} onEdit={() => edit(node)} />)}
        empty={{ title: query ? 'No group found' : 'There are no groups' }}
        hasFailed={error !== undefined}
        onRetry={() => void refetch()}
        onMore={
          groups?.pageInfo.hasNextPage
            ? () => fetchMore({ variables: { after: groups.pageInfo.endCursor } })
            : undefined
        }
      />
      {edited && <GroupDialog open={isOpen} onOpenChange={setOpen} group={edited.group} />}
    </>
  );
}

interface RowProps {
  group: OperatorGroupRowFragment;
  onEdit(): void;
}

function GroupRow({ group, onEdit }: RowProps) {
  const { id, name, description, picture, kind, createdAt, memberCount, postCount, organisers } = group;
  const [isAppointing, setAppointing] = useState(false);
  const [isRuling, setRuling] = useState(false);
  const act = useAct();
  const [remove] = useDeleteGroupMutation();
  const members = counted(memberCount, 'member');
  const posts = counted(postCount, 'post');
  const ask = () =>
    act({
      title: `Delete ${name} for good?`,
      text: `The group is deleted with ${members} and ${posts}. To be able to restore it, remove it under Content instead.`,
      confirmLabel: 'Delete the group',
      pendingLabel: 'Deleting...',
      danger: true,
      typed: name,
      done: `${name} is deleted`,
      run: () => remove({ variables: { groupId: id }, update: forgetOf('group', id) }),
    });
  return (
    <BoardRow
      title={name}
      picture={<GroupPicture src={picture} />}
      facts={[
        kindTexts[kind],
        members,
        posts,
        organisers.length > 0 && `organised by ${organisers.join(', ')}`,
        `since ${formatDay(createdAt)}`,
        kind !== 'HIDDEN' && (
          <TextLink key="see" to={`/groups/${id}`}>
            See it
          </TextLink>
        ),
      ]}
      actions={
        <>
          <Button size="small" variant="outline" aria-label={`Edit ${name}`} onClick={onEdit}>
            Edit
          </Button>
          <Button
            size="small"
            variant="outline"
            aria-label={`Organisers of ${name}`}
            onClick={() => setAppointing(true)}
          >
            Organisers
          </Button>
          <Button size="small" variant="outline" aria-label={`Rules of ${name}`} onClick={() => setRuling(true)}>
            Rules
          </Button>
          <Button size="small" variant="outline" aria-label={`Delete ${name}`} onClick={ask}>
            Delete
          </Button>
        </>
      }
    >
      {description && <p dir="auto">{description}</p>}
      <OrganisersDialog open={isAppointing} onOpenChange={setAppointing} group={group} />
      <GroupRulesDialog open={isRuling} onOpenChange={setRuling} group={group} />
    </BoardRow>
  );
}
