import { v7, validate } from 'uuid';

/** A new UUIDv7: time-ordered, so that indexes on it grow at one end. */
export const newId = (): string => v7();

/** Whether the text is a UUID of any version. */
export const isId = (text: string): boolean => validate(text);

/** The valid ids among the texts. PostgreSQL would reject the whole statement because of one invalid id. */
export const onlyIds = (texts: readonly string[]): string[] => texts.filter(isId);

/** An id that no row has. */
export const nobodysId = '00000000-0000-0000-0000-000000000000';

/** The id in a text from a client, in lower case. A text that is no id is the id of nobody. */
export const idIn = (text: string): string => (isId(text) ? text.toLowerCase() : nobodysId);
