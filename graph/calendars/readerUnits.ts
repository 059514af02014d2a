import type { Context } from '../context.ts';
import type { ReaderUnits } from '../platform/lib/figureTexts.ts';

/** The units of the viewer, or those that the operator has set for visitors. Null without both. */
export async function readerUnits({ viewer, load, services }: Context): Promise<ReaderUnits> {
  const member = viewer && (await load.userById.load(viewer.id));
  return member ? member.unitsPreference : services.units;
}
