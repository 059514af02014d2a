const addressPattern = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@([A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63})+)$/;
const maxLength = 254;

/** Whether a text is an e-mail address of ASCII characters, such as `ada@rides.example`. */
export function isMailAddress(text: string): boolean {
  if (text.length > maxLength) return false;
  const [, domain] = addressPattern.exec(text) ?? [];
  return domain?.split('.').every((label) => !label.startsWith('-') && !label.endsWith('-')) ?? false;
}
