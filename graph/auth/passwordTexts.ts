import { Text } from '../platform/graphql/validation.ts';

/** The minimum number of characters of a password. */
export const minimumPasswordLength = 6;
const maximum = 200;

/** The rules of a new password, for the API manuals. */
export const newPasswordDescription =
  '6 to 200 characters. Under PASSWORD_POLICY=strict the server also rejects, as BAD_USER_INPUT, the 3,000 most used passwords, one or two repeated characters, and little more than the username.';

const newPassword = {
  minimum: minimumPasswordLength,
  maximum,
  verbatim: true,
  message: `Password must be at least ${minimumPasswordLength} characters`,
};

/** A new password: 6 to 200 characters, without trimming. */
export const NewPassword = () => Text(newPassword);

/** An existing password, which older rules may have allowed. */
export const GivenPassword = () => Text({ minimum: 1, maximum, verbatim: true, message: 'Password is required' });

/** A repeated password. The original is validated separately. */
export const RepeatedPassword = () => Text({ maximum, verbatim: true, message: 'Passwords do not match' });
