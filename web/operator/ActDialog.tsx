import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useId } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ActFields } from './ActFields.tsx';
import type { Act } from './actContext.ts';
import { useActForm } from './useActForm.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  act: Act;
}

/** Asks the operator to confirm an act without return, and performs it. It stays open when the act fails. */
export function ActDialog({ open, onOpenChange, act }: Props) {
  return open && <OpenDialog act={act} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ act, onClose }: { act: Act; onClose(): void }) {
  const form = useActForm(onClose);
  const isPending = form.pendingAct !== undefined;
  const formId = useId();
  if (form.link && act.linkHint)
    return <LinkDialog title={act.done} link={form.link} hint={act.linkHint} onClose={onClose} />;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.perform(act);
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose} disabled={isPending}>
        {act.dismissLabel ?? 'Cancel'}
      </Button>
      <Button
        type="submit"
        form={formId}
        variant={act.danger ? 'danger' : 'primary'}
        pending={isPending}
        pendingLabel={act.pendingLabel}
      >
        {act.confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={act.title} footer={footer}>
      <Form id={formId} onSubmit={handleSubmit} noValidate>
        <p>{act.text}</p>
        <ActFields asked={act} form={form} />
      </Form>
    </Dialog>
  );
}

/** A link that is shown once. */
function LinkDialog({ title, link, hint, onClose }: { title: string; link: string; hint: string; onClose(): void }) {
  const footer = (
    <Button variant="outline" onClick={onClose}>
      Done
    </Button>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={title} footer={footer}>
      {/* The form, which had the focus, is unmounted. */}
      <CopyField label="Link" hint={hint} value={link} noun="link" focused />
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  > p { color: ${theme.color.textMuted}; font: ${theme.type.small}; text-wrap: pretty; }
`;
