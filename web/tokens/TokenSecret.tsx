import { TriangleAlert } from 'lucide-react';
import { Alert } from '../ui/Alert.tsx';
import { CopyField } from '../ui/CopyField.tsx';

interface Props {
  secret: string;
}

/** The secret of a token that has just been made, this once. */
export function TokenSecret({ secret }: Props) {
  return (
    <>
      <Alert tone="note" icon={<TriangleAlert />}>
        Copy it now: it is shown only this once, and nobody can tell it to you again.
      </Alert>
      {/* The form, which had the focus, has gone. */}
      <CopyField
        label="Token"
        hint="Keep it like a password. It is sent as 'Authorization: Bearer'."
        value={secret}
        noun="token"
        focused
      />
    </>
  );
}
