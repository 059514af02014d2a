import styled from '@emotion/styled';
import { useState } from 'react';
import { dropLists } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { GroupHeadFragment } from '../generated.ts';
import { useGroupRulesQuery, useGroupRulesVersionsQuery, useSetGroupRulesMutation } from '../generated.ts';
import { formatDay } from '../lib/formatDay.ts';
import { FormDialog } from '../operator/FormDialog.tsx';
import { theme } from '../theme/tokens.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/Failure.tsx';
import { ListSkeleton } from '../ui/ListSkeleton.tsx';
import { LoadMore } from '../ui/LoadMore.tsx';
import { useToast } from '../ui/Toast.tsx';
import { RulesText } from './RulesDialog.tsx';
import { RulesField } from './RulesField.tsx';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: GroupHeadFragment;
}

/** Writes the rules of a group that the viewer organises, and shows their former versions. */
export function EditRulesDialog({ open, onOpenChange, group }: Props) {
  const { data, error, refetch } = useGroupRulesQuery({
    variables: { id: group.id },
    skip: !open,
    fetchPolicy: 'network-only',
  });
  if (!open) return null;
  const close = () => onOpenChange(false);
  if (data) return <RulesForm group={group} text={data.group?.rules?.text ?? ''} onClose={close} />;
  return (
    <Dialog open onOpenChange={close} title="Rules">
      {error ? (
        <Failure title="The rules could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton count={1} shape="words" />
      )}
    </Dialog>
  );
}

interface FormProps {
  group: GroupHeadFragment;
  text: string;
  onClose(): void;
}

function RulesForm({ group, text, onClose }: FormProps) {
  const [draft, setDraft] = useState(text);
  const [fault, setFault] = useState<string>();
  const [save, { loading }] = useSetGroupRulesMutation({
    update: (cache) => dropLists(cache, { owner: group, field: 'rulesVersions' }),
  });
  const toast = useToast();

  const submit = async () => {
    try {
      await save({ variables: { input: { groupId: group.id, text: draft } } });
    } catch (failure) {
      const problem = faultOf(failure);
      if (problem?.field === 'text') setFault(problem.message);
      toast({ title: problem?.message ?? 'Failed to save the rules. Please try again.', tone: 'danger' });
      return;
    }
    toast({ title: 'The rules are saved', tone: 'success' });
    onClose();
  };

  return (
    <FormDialog
      title="Rules"
      saveLabel="Save"
      isSaving={loading}
      errors={fault ? { text: fault } : {}}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <RulesField
        value={draft}
        onChange={setDraft}
        error={fault}
        hint="Members are asked to acknowledge each new version. Former versions stay below, for organisers."
      />
      <Versions groupId={group.id} />
    </FormDialog>
  );
}

function Versions({ groupId }: { groupId: string }) {
  const { data, error, refetch, fetchMore } = useGroupRulesVersionsQuery({
    variables: { id: groupId },
    fetchPolicy: 'cache-and-network',
  });
  const versions = data?.group?.rulesVersions;
  if (!versions)
    return error ? <Failure title="The versions could not be loaded" onRetry={() => void refetch()} /> : null;
  return (
    <List aria-label="Versions">
      {versions.edges.map(({ node: { id, version, text, createdAt, author } }) => (
        <li key={id}>
          <details>
            <summary>
              Version {version}, {formatDay(createdAt)}, by <bdi>{author?.displayName ?? 'the operator'}</bdi>
            </summary>
            {text === null ? <p>No rules</p> : <RulesText dir="auto">{text}</RulesText>}
          </details>
        </li>
      ))}
      {versions.pageInfo.hasNextPage && (
        <LoadMore
          label="Load More Versions"
          failure="More versions could not be loaded."
          onLoadMore={() => fetchMore({ variables: { after: versions.pageInfo.endCursor } })}
        />
      )}
    </List>
  );
}

const { color, space, type } = theme;

const List = styled.ul`
  li { border-top: 1px solid ${color.border}; }
  summary { padding: ${space[2]} 0; color: ${color.textMuted}; font: ${type.small}; cursor: pointer; }
  details > p { padding-bottom: ${space[3]}; }
`;
