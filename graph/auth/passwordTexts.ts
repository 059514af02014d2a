import { Text } from '../lib/validation.ts';

/** How many characters a password has at least. */
export const minimumPasswordLength = 6;
const maximum = 200;

const newPassword = {
  minimum: minimumPasswordLength,
  maximum,
  verbatim: true,
  message: `Password must be at least ${minimumPasswordLength} characters`,
};

/** A text that is to become a password: 6 to 200 characters, none of them trimmed away. */
export const NewPassword = () => Text(newPassword);

/** A text that claims to be somebody's password, such as older rules may have let in. */
export const GivenPassword = () => Text({ minimum: 1, maximum, verbatim: true, message: 'Password is required' });

/** A text that repeats a password which is checked itself. */
export const RepeatedPassword = () => Text({ maximum, verbatim: true, message: 'Passwords do not match' });
