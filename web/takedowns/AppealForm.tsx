import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import type { TakedownRowFragment } from '../generated.ts';
import { useAppealMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';

interface Props {
  takedown: TakedownRowFragment;
  /** The heading of the removal, which tells the buttons of several apart. */
  title: string;
}

const maxLength = 1000;
const missing = 'Please say why it should come back';

/** Appeals once against a removal. The text stays in the form when it fails. */
export function AppealForm({ takedown: { id, isOfGroup }, title }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [appeal, { loading }] = useAppealMutation();
  const toast = useToast();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    setError(words ? undefined : missing);
    if (!words) return;
    try {
      await appeal({ variables: { input: { takedownId: id, text: words } } });
      toast({ title: 'Appeal sent', text: 'The operator will decide.', tone: 'success' });
    } catch (failure) {
      const fault = faultOf(failure);
      const known = fault?.code === 'CONFLICT' || fault?.code === 'BAD_USER_INPUT' ? fault.message : undefined;
      setError(known);
      toast({ title: known ?? 'Failed to send the appeal. Please try again.', tone: 'danger' });
    }
  };

  return (
    <Form noValidate onSubmit={handleSubmit} aria-label={`Appeal: ${title}`}>
      <Field
        label="Why it should come back"
        error={error}
        hint={isOfGroup ? 'One organiser can appeal, once.' : 'You can appeal once.'}
      >
        {(control) => (
          <TextArea {...control} maxLength={maxLength} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <Button type="submit" variant="outline" pending={loading} pendingLabel="Sending...">
        Appeal
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};

  button { justify-self: start; }
`;
