import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useId, useState } from 'react';
import { deleteNode } from '../apollo/edges.ts';
import { faultOf } from '../apollo/faultOf.ts';
import type { TakedownReason } from '../generated.ts';
import { useRemoveGroupContentMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { NativeSelect } from '../ui/NativeSelect.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';
import { reasonTexts } from './reasonTexts.ts';

interface Props {
  open: boolean;
  onOpenChange(open: boolean): void;
  content: { __typename: 'Post' | 'Comment' | 'Moment'; id: string };
}

const maxLength = 1000;
const nouns = { Post: 'post', Comment: 'comment', Moment: 'moment' } as const;
// `Object.entries` loses the keys of the record.
const reasons = Object.entries(reasonTexts).map(([value, label]) => ({ value: value as TakedownReason, label }));

/** Asks an organiser why a post, a comment or a moment is removed, and removes it. It stays open when that fails. */
export function GroupRemovalDialog({ open, onOpenChange, content }: Props) {
  const noun = nouns[content.__typename];
  const [reason, setReason] = useState<TakedownReason>('OTHER');
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const [remove, { client, loading }] = useRemoveGroupContentMutation();
  const toast = useToast();
  const formId = useId();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = words.trim();
    setError(given ? undefined : 'Please write a few words');
    if (!given) return;
    try {
      await remove({ variables: { input: { contentId: content.id, reason, words: given } } });
    } catch (failure) {
      const fault = faultOf(failure);
      if (fault?.field === 'words') setError(fault.message);
      toast({ title: fault?.message ?? `Failed to remove the ${noun}. Please try again.`, tone: 'danger' });
      return;
    }
    onOpenChange(false);
    deleteNode(client.cache, content);
    toast({ title: `The ${noun} is removed`, text: 'Its author is notified.', tone: 'success' });
  };

  const footer = (
    <>
      <Button variant="outline" onClick={() => onOpenChange(false)} disabled={loading}>
        Cancel
      </Button>
      <Button type="submit" form={formId} variant="danger" pending={loading} pendingLabel="Removing...">
        Remove
      </Button>
    </>
  );

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={`Remove this ${noun} from the group?`} footer={footer}>
      <Form id={formId} noValidate onSubmit={(event) => void handleSubmit(event)}>
        <Field label="Reason">
          {(control) => (
            <NativeSelect
              {...control}
              options={reasons}
              value={reason}
              onChange={({ target }) =>
                setReason(reasons.find(({ value }) => value === target.value)?.value ?? 'OTHER')
              }
            />
          )}
        </Field>
        <Field
          label="Words to the author"
          error={error}
          hint="Only the author and the operator read them. The author can appeal to the operator, who can restore it for 30 days."
        >
          {(control) => (
            <TextArea
              {...control}
              maxLength={maxLength}
              value={words}
              onChange={({ target }) => setWords(target.value)}
            />
          )}
        </Field>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;
