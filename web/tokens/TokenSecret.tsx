import { TriangleAlert } from 'lucide-react';
import { Alert } from '../ui/Alert.tsx';
import { CopyField } from '../ui/CopyField.tsx';

interface Props {
  secret: string;
}

/** The secret of a new token, shown once. */
export function TokenSecret({ secret }: Props) {
  return (
    <>
      <Alert tone="note" icon={<TriangleAlert />}>
        Copy it now. It is shown only once and cannot be recovered.
      </Alert>
      {/* The form, which had the focus, is unmounted. */}
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
