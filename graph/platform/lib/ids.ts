import { v7, validate } from 'uuid';

/** A new UUIDv7: time-ordered, so that indexes on it grow at one end. */
export const newId = (): string => v7();

/** Whether the text is a UUID of any version. */
export const isId = (text: string): boolean => validate(text);

/** The valid ids among the texts. PostgreSQL would reject the whole statement because of one invalid id. */
export const onlyIds = (texts: readonly string[]): string[] => texts.filter(isId);
