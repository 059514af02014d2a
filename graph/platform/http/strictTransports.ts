const year = 31_536_000;

/** The scope of HTTP Strict Transport Security: off, this host, or also its subdomains. */
export const strictTransports = ['off', 'host', 'subdomains'] as const;
export type StrictTransport = (typeof strictTransports)[number];

/** The value of `Strict-Transport-Security`. Null: the header is not sent. */
export const strictTransportHeaders: Record<StrictTransport, string | null> = {
  off: null,
  host: `max-age=${year}`,
  subdomains: `max-age=${year}; includeSubDomains`,
};
