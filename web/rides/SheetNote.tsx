import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useSetLeaderNoteMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';

/** The limit of the server. */
const maxNote = 2_000;

/** The note of the leaders of a ride. */
export function SheetNote({ postId, note }: { postId: string; note: string | null }) {
  const [text, setText] = useState(note ?? '');
  const [error, setError] = useState<string>();
  const [send, { loading }] = useSetLeaderNoteMutation();
  const toast = useToast();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setError(undefined);
    try {
      await send({ variables: { input: { postId, note: text } } });
      toast({ title: 'The note is saved', tone: 'success' });
    } catch (failure) {
      setError(faultOf(failure)?.message ?? 'Failed to save the note. Please try again.');
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field label="Note" optional error={error} hint="Only the leaders of this ride see it.">
        {(control) => (
          <TextArea {...control} maxLength={maxNote} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <Button
        type="submit"
        variant="outline"
        disabled={text.trim() === (note ?? '')}
        pending={loading}
        pendingLabel="Saving..."
      >
        Save Note
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding: ${theme.space[4]};

  > :first-of-type { width: 100%; }
`;
