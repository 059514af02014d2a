import type { Env, RateLimit, RateLimitName } from '../../platform/env/env.ts';
import type { QueryLimits } from '../../platform/graphql/queryLimits.ts';
import { type Html, html } from '../../platform/lib/html.ts';

export type Limits = Pick<Env, 'queryLimits' | 'rateLimits'>;

const windows: Record<number, string> = { 60: 'a minute', 3600: 'an hour', 86400: 'a day' };

const rateNames: Record<RateLimitName, string> = {
  reads: 'Requests of any kind, including mutations and subscriptions',
  writes: 'Mutation fields, and REST requests that write',
  texts: 'New posts, comments and moments of a member, together',
  signIns: 'Sign-ins from one address',
  signUps: 'Sign-ups from one address',
  applications: 'Sign-ups from one address that wait for an operator',
  failedSignIns: 'Failed sign-ins with one name from one address',
  mails: 'Mails that an address or a member asks for',
  notices: 'Reports of visitors from one address',
  uploads: 'Pictures and route files',
  exports: 'Exports of a member’s data',
};

const queryNames: Record<keyof QueryLimits, string> = {
  cost: 'Cost of an operation',
  depth: 'Levels of fields',
  aliases: 'Aliases',
  characters: 'Characters in a document',
  tokens: 'Tokens in a document',
  fields: 'Fields, with fragments counted at each spread',
  overlaps: 'Pairs of fields with the same response name',
  seconds: 'Seconds of execution of an operation',
  bytes: 'Bytes of a response',
};

const told = (count: number) => count.toLocaleString('en');

const rate = ({ points, seconds }: RateLimit) => `${told(points)} ${windows[seconds] ?? `in ${told(seconds)} seconds`}`;

const row = (name: string, value: string) => html`<tr><td>${name}</td><td class="number">${value}</td></tr>`;

function rowsOf<Name extends string, Value>(
  names: Record<Name, string>,
  values: Readonly<Record<Name, Value>>,
  tell: (value: Value) => string,
): Html[] {
  // `Object.keys` has no type for the keys.
  return (Object.keys(names) as Name[]).map((name) => row(names[name], tell(values[name])));
}

/** A table of the limits of this server, as its operator has set them. */
export const limitTable = ({ rateLimits, queryLimits }: Limits): Html => html`
  <div class="scroll" tabindex="0" role="region" aria-label="Limits of this server">
  <table><thead><tr><th>Limit</th><th class="number">Here</th></tr></thead>
  <tbody>${rowsOf(rateNames, rateLimits, rate)}${rowsOf(queryNames, queryLimits, told)}</tbody></table></div>`;
