import type { Env, RateLimit, RateLimitName } from '../env.ts';
import type { QueryLimits } from '../lib/queryLimits.ts';
import type { Html } from '../pages/html.ts';
import { html } from '../pages/html.ts';

export type Limits = Pick<Env, 'queryLimits' | 'rateLimits'>;

const windows: Record<number, string> = { 60: 'a minute', 3600: 'an hour' };

const rateNames: Record<RateLimitName, string> = {
  reads: 'Requests of any kind, mutations and subscriptions among them',
  writes: 'Fields of mutations, and what REST writes',
  signIns: 'Sign-ins of one address',
  signUps: 'Sign-ups of one address',
  failedSignIns: 'Failed sign-ins of one name from one address',
  uploads: 'Pictures',
};

const queryNames: Record<keyof QueryLimits, string> = {
  cost: 'Cost of an operation',
  depth: 'Levels of fields',
  aliases: 'Aliases',
  characters: 'Characters of a document',
  tokens: 'Tokens of a document',
  fields: 'Fields, those of fragments wherever they are spread',
  overlaps: 'Pairs of fields that ask for the same',
  seconds: 'Seconds that an operation may take',
};

const told = (count: number) => count.toLocaleString('en');

const rate = ({ points, seconds }: RateLimit) => `${told(points)} ${windows[seconds] ?? `in ${told(seconds)} seconds`}`;

const row = (name: string, value: string) => html`<tr><td>${name}</td><td class="number">${value}</td></tr>`;

function rowsOf<Name extends string, Value>(
  names: Record<Name, string>,
  values: Readonly<Record<Name, Value>>,
  tell: (value: Value) => string,
): Html[] {
  // Object.keys forgets which keys it was given.
  return (Object.keys(names) as Name[]).map((name) => row(names[name], tell(values[name])));
}

/** The limits as they are on this server, which its operator may have set. */
export const limitTable = ({ rateLimits, queryLimits }: Limits): Html => html`
  <div class="scroll" tabindex="0" role="region" aria-label="Limits of this server">
  <table><thead><tr><th>Limit</th><th class="number">Here</th></tr></thead>
  <tbody>${rowsOf(rateNames, rateLimits, rate)}${rowsOf(queryNames, queryLimits, told)}</tbody></table></div>`;
