import { useId } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { NewTokenForm } from './NewTokenForm.tsx';
import { TokenSecret } from './TokenSecret.tsx';
import { useNewToken } from './useNewToken.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** The id of the token's owner. */
  viewerId: string;
  /** Called when a token was created but its secret did not arrive. */
  onLost(): void;
}

/** Creates an access token and shows its secret, which closing the dialog discards. */
export function NewTokenDialog({ open, onOpenChange, ...props }: Props) {
  return open && <OpenDialog onClose={() => onOpenChange(false)} {...props} />;
}

function OpenDialog({ viewerId, onLost, onClose }: Pick<Props, 'viewerId' | 'onLost'> & { onClose(): void }) {
  const { secret, create, isCreating, ...form } = useNewToken(viewerId, onLost);
  const formId = useId();

  const footer = secret ? (
    <Button key="done" variant="outline" onClick={onClose}>
      Done
    </Button>
  ) : (
    <>
      <Button variant="outline" onClick={onClose} disabled={isCreating}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={isCreating} pendingLabel="Creating...">
        Create Token
      </Button>
    </>
  );

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={secret ? 'Your New Access Token' : 'New Access Token'}
      footer={footer}
    >
      {secret ? <TokenSecret secret={secret} /> : <NewTokenForm id={formId} onSubmit={() => void create()} {...form} />}
    </Dialog>
  );
}
