import { draftPrefix } from '../lib/drafts.ts';

/** A tap of a leader on a sheet: a rider is here, or is not. */
export interface KeptTap {
  riderId: string;
  isHere: boolean;
  /** The instant of the tap. The server uses the latest one for each rider. */
  at: string;
}

type KeptTaps = Readonly<Record<string, KeptTap>>;

// Taps that were not sent yet are drafts of the member: they survive tabs and restarts, and signing out removes them.

/** The name under which this browser keeps the taps of a member on the sheet of a ride. */
export const tapsKey = (postId: string, userId: string): string => `${draftPrefix}taps:${postId}:${userId}`;

const isTap = (value: unknown): value is KeptTap =>
  typeof value === 'object' && value !== null && 'riderId' in value && 'isHere' in value && 'at' in value;

/** The latest tap for each rider that was not sent yet, by the id of the rider. */
export function readTaps(key: string): KeptTaps {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(stored ?? {}).filter(([, tap]) => isTap(tap)));
  } catch {
    // Text that is not JSON was not written by `keepTaps`.
    return {};
  }
}

function writeTaps(key: string, taps: KeptTaps): KeptTaps {
  if (Object.keys(taps).length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(taps));
  return taps;
}

/** Keeps taps until they are sent. Each replaces an earlier one for its rider. */
export function keepTaps(key: string, taps: readonly KeptTap[]): KeptTaps {
  return writeTaps(key, { ...readTaps(key), ...Object.fromEntries(taps.map((tap) => [tap.riderId, tap])) });
}

/** Removes taps that were sent. A later tap for the same rider stays. */
export function dropTaps(key: string, sent: readonly KeptTap[]): KeptTaps {
  const sentAt = new Map(sent.map(({ riderId, at }) => [riderId, at]));
  const left = Object.values(readTaps(key)).filter(({ riderId, at }) => sentAt.get(riderId) !== at);
  return writeTaps(key, Object.fromEntries(left.map((tap) => [tap.riderId, tap])));
}
