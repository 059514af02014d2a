import type { RateLimitName } from '../env/env.ts';
import type { Shares } from './fairSlots.ts';

// Each door is one kind of work that a stranger can request: its price, how much of it runs at once and how much waits. The code
// reads its limits here. A test compares them with the table in docs/operations.md.

export interface Door {
  /** The bucket that is charged, and the unit that costs one point. Null if an earlier door has charged for the work. */
  readonly price: { readonly bucket: RateLimitName; readonly per: string } | null;
  readonly running: Shares;
  /** Null: nothing waits, and the server refuses work that cannot start at once. */
  readonly waiting: Shares | null;
}

const unlimited = Number.POSITIVE_INFINITY;

export const doors = {
  request: {
    price: { bucket: 'reads', per: 'request; a write besides for each mutation' },
    running: { all: 32, ofOne: 32, ofAddress: 32 },
    waiting: { all: 368, ofOne: 96, ofAddress: 96 },
  },
  // The body of a request, from the end of its head until all of it has arrived. Its time is limited apart.
  body: {
    price: null,
    running: { all: 1_024, ofOne: 64, ofAddress: 128 },
    waiting: null,
  },
  // The statements of requests in PostgreSQL, outside transactions. `all` is the number of connections that they share.
  statement: {
    price: null,
    running: { all: 16, ofOne: 4, ofAddress: 8 },
    waiting: { all: 16_384, ofOne: 2_048, ofAddress: 4_096 },
  },
  // The transactions of the ORM, and its reads outside transactions. The pool has 24 connections, so statements always find some.
  transaction: {
    price: null,
    running: { all: 12, ofOne: 4, ofAddress: 6 },
    waiting: { all: 512, ofOne: 64, ofAddress: 128 },
  },
  // A heavy GraphQL operation that the server has seldom seen, or a request with many values in its variables.
  operation: {
    price: null,
    running: { all: 4, ofOne: 1, ofAddress: 2 },
    waiting: { all: 64, ofOne: 16, ofAddress: 32 },
  },
  search: {
    price: null,
    running: { all: 8, ofOne: 4, ofAddress: 6 },
    waiting: { all: 256, ofOne: 32, ofAddress: 64 },
  },
  // Password attempts that are delayed after failures. `ofOne` counts per username. Running attempts count as waiting too.
  signIn: {
    price: { bucket: 'signIns', per: 'sign-in' },
    running: { all: unlimited, ofOne: 8, ofAddress: unlimited },
    waiting: { all: 64, ofOne: 24, ofAddress: 4 },
  },
  // Password attempts from an address that recently failed at the same username.
  guess: {
    price: { bucket: 'signIns', per: 'sign-in' },
    running: { all: unlimited, ofOne: 1, ofAddress: unlimited },
    waiting: { all: 32, ofOne: 6, ofAddress: 6 },
  },
  // A lookup of an unseen token, from an address that has sent too many unknown ones.
  lookup: {
    price: { bucket: 'signIns', per: 'unknown token' },
    running: { all: 4, ofOne: 1, ofAddress: 1 },
    waiting: { all: 512, ofOne: 128, ofAddress: 128 },
  },
  // A sign-up that waits for an operator.
  application: {
    price: { bucket: 'applications', per: 'sign-up that waits for an operator' },
    running: { all: unlimited, ofOne: unlimited, ofAddress: unlimited },
    waiting: null,
  },
  // A mail that a visitor or a member asks for. The job queue sends it.
  mail: {
    price: { bucket: 'mails', per: 'mail' },
    running: { all: unlimited, ofOne: unlimited, ofAddress: unlimited },
    waiting: null,
  },
  // A report of a visitor without an account.
  notice: {
    price: { bucket: 'notices', per: 'report' },
    running: { all: unlimited, ofOne: unlimited, ofAddress: unlimited },
    waiting: null,
  },
  // Tries to open the board of the operator by a link, counted for a network address apart from sign-ins of members.
  operatorLink: {
    price: { bucket: 'signIns', per: 'try' },
    running: { all: unlimited, ofOne: unlimited, ofAddress: unlimited },
    waiting: null,
  },
  // A new post, comment or moment of a member, and an act of an organiser, which the log keeps.
  text: {
    price: { bucket: 'texts', per: 'post, 10 dates of a series, comment, moment, new group or act of an organiser' },
    running: { all: unlimited, ofOne: unlimited, ofAddress: unlimited },
    waiting: null,
  },
  connection: {
    price: { bucket: 'reads', per: 'connection' },
    running: { all: 5_000, ofOne: 20, ofAddress: 100 },
    waiting: null,
  },
  subscription: {
    price: { bucket: 'reads', per: 'subscription' },
    running: { all: 20_000, ofOne: 1_000, ofAddress: 2_000 },
    waiting: null,
  },
  // Each subscription has one event in the queue at a time, which leaves it when the subscription ends. So the number of open
  // subscriptions limits the queue.
  event: {
    price: null,
    running: { all: 6, ofOne: 2, ofAddress: 4 },
    waiting: { all: unlimited, ofOne: unlimited, ofAddress: unlimited },
  },
  replay: {
    price: { bucket: 'reads', per: 'replayed event' },
    running: { all: 8, ofOne: 1, ofAddress: 2 },
    waiting: { all: 512, ofOne: 100, ofAddress: 200 },
  },
  upload: {
    price: { bucket: 'uploads', per: 'file' },
    running: { all: 32, ofOne: 8, ofAddress: 16 },
    waiting: null,
  },
  picture: {
    price: null,
    running: { all: 1, ofOne: 1, ofAddress: 1 },
    waiting: { all: 32, ofOne: 16, ofAddress: 24 },
  },
  route: {
    price: null,
    running: { all: 1, ofOne: 1, ofAddress: 1 },
    waiting: { all: 64, ofOne: 8, ofAddress: 16 },
  },
  // Counted for the owner of the route, without a network address.
  cut: {
    price: { bucket: 'uploads', per: '10 routes, or 1,000 moments with a point, when a zone changes' },
    running: { all: 1, ofOne: 1, ofAddress: 1 },
    waiting: { all: 512, ofOne: 64, ofAddress: 512 },
  },
  rendition: {
    price: { bucket: 'reads', per: 'rendition that is not there yet' },
    running: { all: 1, ofOne: 1, ofAddress: 1 },
    waiting: { all: 256, ofOne: 64, ofAddress: 64 },
  },
  // Reading a stored picture. The response then waits for its client without a slot.
  media: {
    price: { bucket: 'reads', per: 'picture that not everybody may see' },
    running: { all: 32, ofOne: 8, ofAddress: 8 },
    waiting: { all: 512, ofOne: 128, ofAddress: 128 },
  },
  // A part of the map archive of the operator.
  map: {
    price: { bucket: 'reads', per: 'part of the map file' },
    running: { all: 32, ofOne: 8, ofAddress: 8 },
    waiting: { all: 512, ofOne: 128, ofAddress: 128 },
  },
  download: {
    price: { bucket: 'reads', per: 'file' },
    running: { all: 32, ofOne: 4, ofAddress: 8 },
    waiting: null,
  },
  // An export keeps its slot while its member reads, so there are more slots than need to work at once.
  export: {
    price: { bucket: 'exports', per: 'export' },
    running: { all: 16, ofOne: 1, ofAddress: 2 },
    waiting: null,
  },
  preview: {
    price: { bucket: 'reads', per: 'request' },
    running: { all: 1, ofOne: 1, ofAddress: 1 },
    waiting: { all: 32, ofOne: 4, ofAddress: 4 },
  },
  calendar: {
    price: { bucket: 'reads', per: 'request' },
    running: { all: 2, ofOne: 1, ofAddress: 1 },
    waiting: { all: 64, ofOne: 8, ofAddress: 8 },
  },
  sitemap: {
    price: { bucket: 'reads', per: 'request' },
    running: { all: 1, ofOne: 1, ofAddress: 1 },
    waiting: { all: 32, ofOne: 4, ofAddress: 4 },
  },
} as const satisfies Record<string, Door>;
