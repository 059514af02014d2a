export type CredentialsMode = 'signIn' | 'signUp';

export interface Credentials {
  username: string;
  displayName: string;
  password: string;
  confirmPassword: string;
}

export type CredentialsErrors = Partial<Record<keyof Credentials, string>>;

const MIN_PASSWORD_LENGTH = 6;

/** The errors of the form by field. Empty when there are none. A blank name counts as missing. */
export function validateCredentials(mode: CredentialsMode, credentials: Credentials): CredentialsErrors {
  const errors: CredentialsErrors = {};
  if (!credentials.username.trim()) errors.username = 'Username is required';
  if (!credentials.password) errors.password = 'Password is required';
  if (mode === 'signIn') return errors;

  if (!credentials.displayName.trim()) errors.displayName = 'Display name is required';
  if (credentials.password !== credentials.confirmPassword) errors.confirmPassword = 'Passwords do not match';
  if (credentials.password && credentials.password.length < MIN_PASSWORD_LENGTH) {
    errors.password = 'Password must be at least 6 characters';
  }
  return errors;
}
