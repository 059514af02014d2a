/** The limits of one GraphQL operation. Above any of them it is refused with QUERY_TOO_COMPLEX. */
export interface QueryLimits {
  /** As computed by `costOf`. */
  readonly cost: number;
  readonly depth: number;
  readonly aliases: number;
  readonly characters: number;
  readonly tokens: number;
  readonly fields: number;
  readonly overlaps: number;
  /** The maximum duration of an operation. */
  readonly seconds: number;
  /** The maximum size of the data of an answer as JSON, in GraphQL and REST. The server checks it before it writes the answer. */
  readonly bytes: number;
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
  bytes: 8_000_000,
};
