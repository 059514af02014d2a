import { readFile } from 'node:fs/promises';
import { type InstanceKey, sayValue, updateInstance } from '../../instance/instance.ts';
import { UpdateInstanceInput } from '../../instance/instanceInputs.ts';
import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';
import { validateInput } from '../../platform/graphql/validation.ts';
import { badInput } from '../../platform/lib/errors.ts';
import { defineCommand } from './command.ts';
import type { Operator } from './operator.ts';

/** The keys, as the command line spells them. */
const keys = {
  name: 'name',
  logo: 'logo',
  units: 'units',
  'time-zone': 'timeZone',
  imprint: 'imprint',
  terms: 'terms',
  privacy: 'privacy',
  announcement: 'announcement',
  'announcement-url': 'announcementUrl',
  'announcement-ends': 'announcementEndsAt',
  'sign-ups': 'signUps',
} as const satisfies Record<string, InstanceKey>;

const isKey = (key: string): key is keyof typeof keys => Object.hasOwn(keys, key);

function requireKey(key: string): InstanceKey {
  if (isKey(key)) return keys[key];
  throw badInput(`There is no setting ${key}: use ${Object.keys(keys).join(', ')}`, 'key');
}

async function readLogo(place: string): Promise<string> {
  if (place.startsWith('/media/')) return place;
  const bytes = await readFile(place).catch((error: NodeJS.ErrnoException) => {
    throw badInput(`logo ${place} is not readable (${error.code})`, 'logo');
  });
  return `data:image/any;base64,${bytes.toString('base64')}`;
}

const hasZone = /^[^T]+T[^T]*(?:Z|[+-]\d{2}:\d{2})$/i;

function readInstant(text: string): Date {
  const instant = new Date(text);
  // Without its zone a time would be that of the machine that runs the command.
  if (!hasZone.test(text) || Number.isNaN(instant.getTime()))
    throw badInput(
      'announcement-ends must be a time with its zone, such as 2026-05-31T18:00Z or 2026-05-31T20:00+02:00',
      'announcementEndsAt',
    );
  return instant;
}

async function readValue(key: InstanceKey, text: string): Promise<string | Date> {
  if (key === 'announcementEndsAt') return readInstant(text);
  return key === 'logo' ? readLogo(text) : text;
}

/** The values that apply where nothing is set. */
const defaultsOf = ({ services, backend }: Operator): Partial<Record<InstanceKey, string>> => ({
  name: 'Cycle Chat',
  units: backend.units ?? 'the choice of the browser',
  timeZone: services.defaultTimeZone,
  signUps: services.signUps,
});

function sayAll(settings: InstanceSettings, defaults: ReturnType<typeof defaultsOf>): string {
  const sayDefault = (key: InstanceKey) => (defaults[key] ? `not set: ${defaults[key]} applies` : 'not set');
  return Object.entries(keys)
    .map(([word, key]) => `${word}: ${settings[key] === null ? sayDefault(key) : sayValue(settings[key])}`)
    .join('\n');
}

async function change(operator: Operator, word: string, text: string | null) {
  const key = requireKey(word);
  const value = text === null ? null : await readValue(key, text);
  const input = Object.assign(new UpdateInstanceInput(), { [key]: value });
  await validateInput(input);
  const settings = await updateInstance(operator, input);
  return { data: { [key]: settings[key] }, text: `${word}: ${sayValue(settings[key])}` };
}

const show = defineCommand({
  name: 'instance show',
  help: 'Shows what is set for the instance: its name, texts, announcement and more.',
  operands: [],
  options: {},
  async run(operator) {
    const { services } = operator;
    const settings = services.instance.current();
    const data = Object.fromEntries(Object.values(keys).map((key) => [key, settings[key]]));
    return { data: { ...data, signUpsInForce: services.signUps }, text: sayAll(settings, defaultsOf(operator)) };
  },
});

const set = defineCommand({
  name: 'instance set',
  help: `Sets one of ${Object.keys(keys).join(', ')}. The logo is a file, and announcement-ends a time with its zone, such as 2026-05-31T18:00Z.`,
  operands: ['key', 'value'],
  options: {},
  run: (operator, { key, value }) => change(operator, key, value),
});

const clear = defineCommand({
  name: 'instance clear',
  help: 'Removes what is set for a key, so that the default applies again.',
  operands: ['key'],
  options: {},
  run: (operator, { key }) => change(operator, key, null),
});

export const instanceCommands = [show, set, clear];
