import { createContext, useContext } from 'react';
import type { TakedownReason } from '../generated.ts';

/** The reason and the words of an act. */
export interface Grounds {
  reason: TakedownReason;
  words: string;
  /** The words to the member. Empty if there are none. */
  statement: string;
  /** Whether the operator has switched the choice of the act on. */
  chosen: boolean;
}

/** The fields of an act. */
export interface Asked {
  /** Whether the operator chooses a reason from the list. */
  hasReason?: boolean;
  /** The field for words. Absent: the act needs none. */
  words?: { label: string; hint: string; optional?: boolean };
  /** The field for words to the member beside those for the log. Optional. */
  statement?: { label: string; hint: string };
  /** The label of a choice. */
  choice?: string;
  /** The text that the operator types to confirm an act without return. */
  typed?: string;
}

interface Common extends Asked {
  title: string;
  text: string;
  confirmLabel: string;
  pendingLabel: string;
  /** The label of the button that does nothing. Absent: Cancel. */
  dismissLabel?: string;
  /** Marks an act against a member. */
  danger?: boolean;
  /** Whether nothing can undo the act. A dialog asks again then; other forms are in their case or row. */
  isFinal?: boolean;
  /** The toast after success. */
  done: string;
}

/** Performs the act. Rejects if the server refuses it. */
type Run<Result> = (grounds: Grounds) => Promise<Result>;

/** An act of the operator. With `linkHint` its result is a link, which a dialog shows once. */
export type Act = Common & ({ linkHint?: undefined; run: Run<unknown> } | { linkHint: string; run: Run<string> });

export const ActContext = createContext<(act: Act) => void>(() => undefined);

/** Shows the form of an act, in its place or in a dialog. */
export const useAct = (): ((act: Act) => void) => useContext(ActContext);
