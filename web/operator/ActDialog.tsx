import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { TakedownReason } from '../generated.ts';
import { reasonTexts } from '../takedowns/reasonTexts.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { CopyField } from '../ui/CopyField.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';
import type { Act } from './actContext.ts';
import { useRefreshBoard } from './useRefreshBoard.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  act: Act;
}

const maxLength = 1000;
const missing = 'Please write a few words';
// `Object.entries` loses the keys of the record.
const reasons = Object.entries(reasonTexts).map(([value, label]) => ({ value: value as TakedownReason, label }));
const reasonOptions = [{ value: '', label: 'Choose a reason' }, ...reasons];

/** Asks for a reason and words, and performs an act. It stays open when the act fails, so that no words are lost. */
export function ActDialog({ open, onOpenChange, act }: Props) {
  return open && <OpenDialog act={act} onClose={() => onOpenChange(false)} />;
}

function OpenDialog({ act, onClose }: { act: Act; onClose(): void }) {
  const form = useActForm(act, onClose);
  const { errors, link, isPending } = form;
  const formId = useId();
  if (link && act.linkHint) return <LinkDialog title={act.done} link={link} hint={act.linkHint} onClose={onClose} />;
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
      <Form id={formId} onSubmit={(event) => void form.submit(event)} noValidate>
        <p>{act.text}</p>
        {act.hasReason && (
          <Field label="Reason" error={errors.reason}>
            {(control) => (
              <NativeSelect
                {...control}
                options={reasonOptions}
                value={form.reason ?? ''}
                onChange={({ target }) => form.setReason(reasons.find(({ value }) => value === target.value)?.value)}
              />
            )}
          </Field>
        )}
        {act.words && (
          <Field label={act.words.label} hint={act.words.hint} error={errors.words} optional={act.words.optional}>
            {(control) => (
              <TextArea
                {...control}
                value={form.words}
                maxLength={maxLength}
                onChange={({ target }) => form.setWords(target.value)}
              />
            )}
          </Field>
        )}
        {act.statement && (
          <Field label={act.statement.label} hint={act.statement.hint} optional>
            {(control) => (
              <TextArea
                {...control}
                value={form.statement}
                maxLength={maxLength}
                onChange={({ target }) => form.setStatement(target.value)}
              />
            )}
          </Field>
        )}
        {act.choice && <Switch label={act.choice} checked={form.chosen} onCheckedChange={form.setChosen} />}
        {act.typed && (
          <Field label={`Type ${act.typed} to confirm`} error={errors.typed}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                value={form.typed}
                onChange={({ target }) => form.setTyped(target.value)}
              />
            )}
          </Field>
        )}
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

function useActForm(act: Act, onClose: () => void) {
  const [reason, setReason] = useState<TakedownReason>();
  const [words, setWords] = useState('');
  const [statement, setStatement] = useState('');
  const [chosen, setChosen] = useState(false);
  const [typed, setTyped] = useState('');
  const [errors, setErrors] = useState<{ reason?: string; words?: string; typed?: string }>({});
  const [link, setLink] = useState<string>();
  const [isPending, setPending] = useState(false);
  const toast = useToast();
  const refresh = useRefreshBoard();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const given = words.trim();
    const isUnreasoned = act.hasReason && !reason;
    const isMissing = act.words !== undefined && !act.words.optional && !given;
    const isMistyped = act.typed !== undefined && typed.trim() !== act.typed;
    setErrors({
      reason: isUnreasoned ? 'Please choose a reason' : undefined,
      words: isMissing ? missing : undefined,
      typed: isMistyped ? 'The text is another' : undefined,
    });
    if (isUnreasoned || isMissing || isMistyped) return;
    // Acts without a list of reasons do not read it.
    const grounds = { reason: reason ?? 'OTHER', words: given, statement: statement.trim(), chosen };
    setPending(true);
    try {
      if (act.linkHint) {
        setLink(await act.run(grounds));
      } else {
        await act.run(grounds);
        toast({ title: act.done, tone: 'success' });
        onClose();
      }
      await refresh();
    } catch (failure) {
      const fault = faultOf(failure);
      if (act.words && fault?.code === 'BAD_USER_INPUT') setErrors({ words: fault.message });
      toast({ title: fault?.message ?? 'That did not work. Please try again.', tone: 'danger' });
    } finally {
      setPending(false);
    }
  }
  return {
    reason,
    setReason,
    words,
    setWords,
    statement,
    setStatement,
    chosen,
    setChosen,
    typed,
    setTyped,
    errors,
    link,
    isPending,
    submit,
  };
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[4]};

  > p { color: ${theme.color.textMuted}; font: ${theme.type.small}; text-wrap: pretty; }
`;
