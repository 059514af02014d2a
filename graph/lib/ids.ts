import { v7, validate } from 'uuid';

/** A new UUIDv7: time-ordered, so that indexes on it grow at one end. */
export const newId = (): string => v7();

/** Whether the text is a UUID of any version; what is not can be no id of ours. */
export const isId = (text: string): boolean => validate(text);

/** The ids among the texts: PostgreSQL would refuse a whole statement for one that is none. */
export const onlyIds = (texts: readonly string[]): string[] => texts.filter(isId);
