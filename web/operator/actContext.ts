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

interface Common {
  title: string;
  text: string;
  confirmLabel: string;
  pendingLabel: string;
  /** The label of the button that does nothing. Absent: Cancel. */
  dismissLabel?: string;
  /** Marks an act against a member. */
  danger?: boolean;
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
  /** The toast after success. */
  done: string;
}

/** Performs the act. Rejects if the server refuses it. */
type Run<Result> = (grounds: Grounds) => Promise<Result>;

/** An act of the operator, which a dialog asks to confirm. With `linkHint` its result is a link, which the dialog shows once. */
export type Act = Common & ({ linkHint?: undefined; run: Run<unknown> } | { linkHint: string; run: Run<string> });

export const ActContext = createContext<(act: Act) => void>(() => undefined);

/** Asks the operator to confirm an act, and performs it. */
export const useAct = (): ((act: Act) => void) => useContext(ActContext);
