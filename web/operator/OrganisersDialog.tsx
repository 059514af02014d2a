import styled from '@emotion/styled';
import type { OperatorGroupRowFragment } from '../generated.ts';
import { useSetGroupOrganiserMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useBoardForm } from './useBoardForm.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  group: OperatorGroupRowFragment;
}

/** Appoints a member of a group as its organiser, or ends the organising of one. */
export function OrganisersDialog({ open, onOpenChange, group }: Props) {
  return open && <OpenDialog group={group} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ group, onClose }: Pick<Props, 'group'> & { onClose(): void }) {
  const { draft, change, errors, isSaving, save } = useBoardForm({ username: '' }, onClose);
  const [setOrganiser] = useSetGroupOrganiserMutation();
  const set = (username: string, organises: boolean) => {
    const done = organises ? `${username} organises ${group.name}` : `${username} no longer organises ${group.name}`;
    const missing = username ? {} : { username: 'Please enter the username of a member' };
    return save(missing, done, () => setOrganiser({ variables: { groupId: group.id, username, organises } }));
  };

  return (
    <FormDialog
      title={`Organisers of ${group.name}`}
      saveLabel="Appoint"
      isSaving={isSaving}
      errors={errors}
      onClose={onClose}
      onSubmit={() => void set(draft.username.trim(), true)}
    >
      {group.organisers.length > 0 && (
        <List aria-label="Organisers">
          {group.organisers.map((username) => (
            <li key={username}>
              <bdi>{username}</bdi>
              <Button
                size="small"
                variant="outline"
                aria-label={`Remove ${username}`}
                disabled={isSaving}
                onClick={() => void set(username, false)}
              >
                Remove
              </Button>
            </li>
          ))}
        </List>
      )}
      <Field
        label="Username"
        error={errors.username}
        hint="A member of the group. They can appoint others, and do in the group what its organisers can."
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={50}
            value={draft.username}
            onChange={({ target }) => change({ username: target.value })}
          />
        )}
      </Field>
    </FormDialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[2]};

  > li { display: flex; gap: ${theme.space[3]}; align-items: center; justify-content: space-between; }
  bdi { min-width: 0; overflow-wrap: anywhere; }
`;
