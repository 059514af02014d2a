import { commentsPart } from '../comments/commentsPart.ts';
import { postMenuRows } from '../posts/postMenuRows.ts';
import { rideMenuRows } from '../rides/rideMenuRows.ts';
import { confirmPart, menuPart, selectPart } from '../ui/floatingParts.ts';
import { toastPart } from '../ui/toastPart.ts';

const parts = [toastPart, menuPart, selectPart, confirmPart, commentsPart, postMenuRows, rideMenuRows];

/** Preloads the parts that readers usually open next. A failure is reported when the part is opened. */
export async function loadIdleParts(): Promise<void> {
  await Promise.allSettled(parts.map((part) => part.load()));
}
