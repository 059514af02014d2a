import styled from '@emotion/styled';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { faultOf } from '../apollo/faultOf.ts';
import { useThankRidersMutation } from '../generated.ts';
import { theme } from '../theme/tokens.ts';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { TextArea } from '../ui/TextArea.tsx';
import { useToast } from '../ui/Toast.tsx';

/** The limit of the server. */
const maxLength = 300;

interface Props {
  postId: string;
  onThanked(): void;
}

/** Thanks who was there, once, by a comment of which they are notified. */
export function ThanksForm({ postId, onThanked }: Props) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [send, { loading }] = useThankRidersMutation();
  const toast = useToast();

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const given = text.trim();
    setError(given ? undefined : 'Please enter your thanks');
    if (!given) return;
    try {
      await send({ variables: { input: { postId, text: given } } });
      toast({ title: 'The riders are thanked', tone: 'success' });
      onThanked();
    } catch (failure) {
      setError(faultOf(failure)?.message ?? 'Failed to thank the riders. Please try again.');
    }
  };

  return (
    <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
      <Field
        label="Thank the riders"
        error={error}
        hint="A comment, once for this ride. Everyone who was there is notified."
      >
        {(control) => (
          <TextArea {...control} maxLength={maxLength} value={text} onChange={({ target }) => setText(target.value)} />
        )}
      </Field>
      <Button type="submit" variant="soft" pending={loading} pendingLabel="Sending...">
        Send Thanks
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  justify-items: start;
  padding: ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.border};

  > :first-of-type { width: 100%; }
`;
