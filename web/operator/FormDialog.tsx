import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';

interface Props {
  title: string;
  saveLabel: string;
  isSaving: boolean;
  /** Prevents sending while a picture is read. */
  isBusy?: boolean;
  /** The faults of the fields. The first field with a fault gets the focus. */
  errors: object;
  onClose(): void;
  onSubmit(): void;
  children: ReactNode;
}

/** A dialog of the board with a form. */
export function FormDialog({ title, saveLabel, isSaving, isBusy, errors, onClose, onSubmit, children }: Props) {
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  const footer = (
    <>
      <Button variant="outline" onClick={onClose} disabled={isSaving}>
        Cancel
      </Button>
      <Button type="submit" form={formId} pending={isSaving} pendingLabel="Saving..." disabled={isBusy}>
        {saveLabel}
      </Button>
    </>
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()} title={title} footer={footer}>
      <Form ref={form} id={formId} noValidate onSubmit={handleSubmit}>
        {children}
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
