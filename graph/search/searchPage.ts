/** What a page of found things is asked by. */
export interface SearchPage {
  /** What was typed, without blanks at its ends; never empty. */
  text: string;
  first: number;
  after?: string | null;
}

/** Whether a member of a cursor is one of the classes, 1 to 4, in which found things stand by how well they match. */
export const isRank = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 4;
