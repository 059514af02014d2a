const unseen = /(?!\n)[\p{Cc}\p{Cf}]/gu;

const escaped = (character: string) =>
  Array.from(character.split(''), (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`).join('');

/** Escapes control and format characters as in JSON (`\u001b`), except line feeds. */
const printable = (text: string): string => text.replaceAll(unseen, escaped);

/** Writes to standard output. The text may come from members, so it must not control the operator’s terminal. */
export const print = (text: string): void => console.log(printable(text));

/** Writes to standard error, with the same escapes. */
export const printError = (text: string): void => console.error(printable(text));
