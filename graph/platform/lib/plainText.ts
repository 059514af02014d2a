// Texts of members that other programs show in the middle of their own, such as titles.

/** Overrides, embeddings and isolates. They would reorder the text after them. Marks (U+200E, U+200F) only affect their neighbours. */
const directionControls = /[\u202a-\u202e\u2066-\u2069]/g;
/** A line feed and the carriage return before it stay. */
const otherLineSeparators = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;

/** A text without direction controls. Line separators other than a line feed become spaces. */
export const plainText = (text: string): string =>
  text.replace(directionControls, '').replace(otherLineSeparators, ' ');

/** Like `plainText`, with one space for each line break and each other group of whitespace. */
export const inOneLine = (text: string): string => plainText(text).replace(/\s+/g, ' ').trim();
