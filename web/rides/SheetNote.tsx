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

interface Props {
  postId: string;
  /** The note of the sheet, which the page reloads. */
  note: string | null;
  /** Reloads the sheet. */
  onReload(): Promise<unknown>;
}

/** The limit of the server. */
const maxNote = 2_000;

/** The note of the leaders of a ride. A note that another leader saves meanwhile is shown and not lost. */
export function SheetNote({ postId, note, onReload }: Props) {
  const current = note ?? '';
  /** The text of the viewer, and the note that they have read. Absent until they write. */
  const [draft, setDraft] = useState<{ text: string; read: string }>();
  const [error, setError] = useState<string>();
  const [send, { loading }] = useSetLeaderNoteMutation();
  const toast = useToast();
  const text = draft?.text ?? current;
  const isOutdated = draft !== undefined && draft.read !== current && draft.text.trim() !== current;

  const save = async () => {
    setError(undefined);
    try {
      // The other leader's note is on the screen.
      await send({ variables: { input: { postId, note: text, replaces: current } } });
      setDraft(undefined);
      toast({ title: 'The note is saved', tone: 'success' });
    } catch (failure) {
      const fault = faultOf(failure);
      setError(fault?.message ?? 'Failed to save the note. Please try again.');
      if (fault?.code === 'CONFLICT') await onReload().catch(() => undefined);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <Form noValidate onSubmit={handleSubmit}>
      <Field label="Note" optional error={error} hint="Only the leaders of this ride see it.">
        {(control) => (
          <TextArea
            {...control}
            maxLength={maxNote}
            value={text}
            onChange={({ target }) => setDraft({ text: target.value, read: draft?.read ?? current })}
          />
        )}
      </Field>
      <Other role="status" data-empty={!isOutdated || undefined}>
        {isOutdated && current !== '' && (
          <>
            Another leader has written: <q dir="auto">{current}</q>
          </>
        )}
        {isOutdated && current === '' && 'Another leader has removed the note.'}
      </Other>
      <Button
        type="submit"
        variant="outline"
        disabled={text.trim() === current}
        pending={loading}
        pendingLabel="Saving..."
      >
        {isOutdated ? 'Replace Note' : 'Save Note'}
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

const Other = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
  white-space: pre-line;
  overflow-wrap: anywhere;

  &[data-empty] { margin-top: -${theme.space[3]}; }
`;
