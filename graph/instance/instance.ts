import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { OperatorContext } from '../context.ts';
import { storeImage } from '../media/pictures.ts';
import { InstanceSettings } from '../model/instance/InstanceSettings.ts';
import { noteAct } from '../model/operators/noteAct.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { given, textOrNull } from '../platform/lib/blank.ts';
import { isCalendarDay } from '../platform/lib/dates.ts';
import { badInput } from '../platform/lib/errors.ts';
import { requireTimeZone } from '../users/timeZones.ts';
import type { UpdateInstanceInput } from './instanceInputs.ts';

/** The values that an operator can set. */
export type InstanceFacts = Omit<InstanceSettings, 'id'>;
export type InstanceKey = keyof InstanceFacts;

/** The most characters of a value in the log. */
const maxNoted = 100;

/** A value as the log and the command line show it. */
export function sayValue(value: InstanceFacts[InstanceKey]): string {
  if (value === null) return 'not set';
  return value instanceof Date ? value.toISOString() : value;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  const characters = [...line];
  return characters.length > maxNoted ? `${characters.slice(0, maxNoted).join('')}…` : line;
}

/** The path of a stored logo. Only pictures of this instance: a logo of another site would report every reader to it. */
async function storeLogo(ctx: OperatorContext, logo: string | null | undefined): Promise<string | null | undefined> {
  if (!logo) return textOrNull(logo);
  const path = await storeImage(ctx, logo, { field: 'logo' });
  if (path.startsWith('/media/')) return path;
  throw badInput('logo must be an image data URL or a /media URL', 'logo');
}

/** The end of an announcement. PostgreSQL cannot store each instant of JavaScript. */
function checkEnd(end: Date | null | undefined): Date | null | undefined {
  if (!end || isCalendarDay(end.toISOString().slice(0, 10))) return end;
  throw badInput('announcementEndsAt must be in the years 1900 to 2999', 'announcementEndsAt');
}

/** The given facts, in the form in which they are stored. Throws BAD_USER_INPUT. */
async function readFacts(ctx: OperatorContext, input: UpdateInstanceInput): Promise<Partial<InstanceFacts>> {
  const zone = textOrNull(input.timeZone);
  const announcement = textOrNull(input.announcement);
  // The link and the end of an announcement belong to its text.
  const renewed = announcement === undefined ? {} : { announcementUrl: null, announcementEndsAt: null };
  return given({
    ...renewed,
    ...given({
      name: textOrNull(input.name),
      units: input.units,
      timeZone: zone && (await requireTimeZone(ctx.sql, zone, 'timeZone')),
      imprint: textOrNull(input.imprint),
      terms: textOrNull(input.terms),
      privacy: textOrNull(input.privacy),
      announcement,
      announcementUrl: textOrNull(input.announcementUrl),
      announcementEndsAt: checkEnd(input.announcementEndsAt),
      signUps: input.signUps,
      // The last, so that an invalid input stores no picture.
      logo: await storeLogo(ctx, input.logo),
    }),
  });
}

/** The row, locked until the transaction ends. It is created if nothing was ever set. */
async function lockSettings(em: EntityManager): Promise<InstanceSettings> {
  await em.upsert(InstanceSettings, { id: 1 }, { onConflictAction: 'ignore' });
  return em.findOneOrFail(InstanceSettings, { id: 1 }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (one instanceof Date && other instanceof Date && one.getTime() === other.getTime());

/**
 * Changes what the input gives, notes each change in the log with the old and the new value, and returns the settings. A value that
 * stays the same is no act. Throws BAD_USER_INPUT, PAYLOAD_TOO_LARGE and RATE_LIMITED.
 */
export async function updateInstance(ctx: OperatorContext, input: UpdateInstanceInput): Promise<InstanceSettings> {
  const facts = await readFacts(ctx, input);
  await inTransaction(ctx.em, async (em) => {
    const settings = await lockSettings(em);
    const changed = (Object.keys(facts) as InstanceKey[]).filter((key) => !isSame(settings[key], facts[key] ?? null));
    for (const key of changed) {
      const [before, after] = [settings[key], facts[key] ?? null].map((value) => shorten(sayValue(value)));
      noteAct(
        { em, now: ctx.now, operatorName: ctx.operatorName },
        { verb: 'instance set', note: `${key}: ${before} → ${after}` },
      );
    }
    Object.assign(settings, facts);
  });
  await ctx.services.instance.refresh();
  return ctx.services.instance.current();
}
