import type { FormEvent, RefObject } from 'react';
import { useId } from 'react';
import { OwnPasswordField } from '../settings/OwnPasswordField.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { LinkProof } from './useCalendarLink.ts';

interface Props {
  name: string;
  proof: LinkProof;
  isMaking: boolean;
  onMake(): void;
  /** Receives the focus on close when the opener no longer exists. */
  focusFallback: RefObject<HTMLElement | null>;
}

/** Asks for the password before a link is made. Closed until the server requires it. */
export function LinkPasswordDialog({ name, proof, isMaking, onMake, focusFallback }: Props) {
  const { password, setPassword, passwordError, forgetPassword } = proof;
  const formId = useId();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onMake();
  };

  const footer = (
    <>
      <Button variant="outline" onClick={forgetPassword} disabled={isMaking}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={isMaking} pendingLabel="Creating...">
        Create Link
      </Button>
    </>
  );

  return (
    <Dialog
      open={passwordError !== undefined}
      onOpenChange={(isOpen) => !isOpen && !isMaking && forgetPassword()}
      title={`Link to ${name}`}
      footer={footer}
      focusFallback={focusFallback}
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <OwnPasswordField value={password} error={passwordError} onChange={setPassword} />
      </form>
    </Dialog>
  );
}
