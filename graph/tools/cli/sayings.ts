/** An instant in lists: to the minute, in UTC. */
export const minuteOf = (instant: Date) => `${instant.toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** A text of members or operators on one line. */
export const onOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** A noun with its article: 'a post', 'an event'. */
export const withArticle = (noun: string) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
