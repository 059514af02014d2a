import type { TakedownReason } from '../generated.ts';
import { reasonTexts } from '../takedowns/reasonTexts.ts';
import { Field } from '../ui/Field.tsx';
import { Input } from '../ui/Input.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { Switch } from '../ui/Switch.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import type { Asked } from './actContext.ts';
import type { ActForm } from './useActForm.ts';

interface Props {
  asked: Asked;
  form: ActForm;
}

const maxLength = 1000;
// `Object.entries` loses the keys of the record.
const reasons = Object.entries(reasonTexts).map(([value, label]) => ({ value: value as TakedownReason, label }));
const reasonOptions = [{ value: '', label: 'Choose a reason' }, ...reasons];

/** The fields of an act. */
export function ActFields({ asked, form }: Props) {
  const { errors } = form;
  return (
    <>
      {asked.hasReason && (
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
      {asked.words && (
        <Field label={asked.words.label} hint={asked.words.hint} error={errors.words} optional={asked.words.optional}>
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
      {asked.statement && (
        <Field label={asked.statement.label} hint={asked.statement.hint} optional>
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
      {asked.choice && <Switch label={asked.choice} checked={form.chosen} onCheckedChange={form.setChosen} />}
      {asked.typed && (
        <Field label={`Type ${asked.typed} to confirm`} error={errors.typed}>
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
    </>
  );
}
