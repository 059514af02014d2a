import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { SessionUserFragment } from '../generated.ts';
import { Button } from '../ui/Button.tsx';
import { lazyDialog } from '../ui/lazyDialog.tsx';
import { SettingsSection } from './SettingsSection.tsx';

const DeleteAccountDialog = lazyDialog(() =>
  import('./DeleteAccountDialog.tsx').then((module) => module.DeleteAccountDialog),
);

interface Props {
  /** Null until the stored session is validated. */
  user: SessionUserFragment | null;
}

/** The settings section for deleting the account. */
export function DeletionSection({ user }: Props) {
  const [isDeleting, setDeleting] = useState(false);

  return (
    <SettingsSection
      title="Delete account"
      text="Permanently deletes your account and all its content. Download your data first if you want to keep it."
    >
      <Start>
        <Button variant="danger" icon={<Trash2 />} disabled={!user} onClick={() => setDeleting(true)}>
          Delete Account
        </Button>
      </Start>
      <DeleteAccountDialog open={isDeleting} onOpenChange={setDeleting} />
    </SettingsSection>
  );
}

const Start = styled.div`
  display: flex;
`;
