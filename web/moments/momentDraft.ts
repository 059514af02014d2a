import { v7 as uuidv7 } from 'uuid';

/** A moment as its form holds it. A type, not an interface: only its fields count, and all of them are text. */
export type MomentDraft = {
  /** Made here, so that sending the same draft again cannot make a second moment. */
  id: string;
  description: string;
  /** The place as it was typed. */
  address: string;
};

export function newMomentDraft(): MomentDraft {
  return { id: uuidv7(), description: '', address: '' };
}
