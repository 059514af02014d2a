import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { CircleAlert } from 'lucide-react';
import { Alert } from '../ui/Alert.tsx';
import { TextLink } from '../ui/TextLink.tsx';

/** A refused sign-in: the message, and the token of the link by which a suspended member can appeal. */
export interface Refusal {
  message: string;
  appealToken?: string | undefined;
}

/** The token of an appeal in an error or in its causes. */
export function appealTokenOf(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const token = error.errors[0]?.extensions?.appealToken;
    return typeof token === 'string' ? token : undefined;
  }
  return error instanceof Error && error.cause ? appealTokenOf(error.cause) : undefined;
}

export function SignInFailure({ message, appealToken }: Refusal) {
  return (
    <Alert tone="danger" icon={<CircleAlert />}>
      {message}
      {appealToken && (
        <>
          {' '}
          <TextLink to={`/appeal/${appealToken}`}>Read why, and appeal</TextLink>
        </>
      )}
    </Alert>
  );
}
