/** A request for a page of search results. */
export interface SearchPage {
  /** The trimmed text; never empty. */
  text: string;
  first: number;
  after?: string | null;
}

/** Whether a part of a cursor is a rank: 1, the best match, to 4. */
export const isRank = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 4;
