/** The minimum speeds of a client. The server drops a client that sends or reads more slowly. */
export interface ClientPace {
  /** The bytes of a body that must arrive per second, on average. */
  readonly minBytesPerSecond: number;
  /** The milliseconds for which a sender may be behind that pace. */
  readonly maxLag: number;
  /** The milliseconds for which a client may leave sent bytes unread. */
  readonly maxUnread: number;
  /** The milliseconds after which a request is authenticated again before its operation starts. */
  readonly maxTrust: number;
}

/** Slower than any connection on which a photo arrives before the request times out. */
export const defaultPace: ClientPace = {
  minBytesPerSecond: 16 * 2 ** 10,
  maxLag: 10_000,
  maxUnread: 10_000,
  maxTrust: 1_000,
};
