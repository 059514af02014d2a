/** How much one GraphQL operation may ask for; past any of them it is refused before it is executed. */
export interface QueryLimits {
  /** As `costOf` reckons it. */
  readonly cost: number;
  readonly depth: number;
  readonly aliases: number;
  readonly characters: number;
  readonly tokens: number;
  readonly fields: number;
  readonly overlaps: number;
  /** How long an operation may take. */
  readonly seconds: number;
}

export const defaultQueryLimits: QueryLimits = {
  cost: 1000,
  depth: 12,
  aliases: 30,
  characters: 20_000,
  tokens: 5000,
  fields: 5000,
  overlaps: 2000,
  seconds: 10,
};
