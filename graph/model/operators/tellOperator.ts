import type { Sql } from '../../platform/database/sql.ts';
import { newId } from '../../platform/lib/ids.ts';
import { mailJob, type Post } from '../auth/mailOrders.ts';

// One mail tells the operator of everything that began to wait within a slot of time, so that a flood of reports is one mail.

/** In minutes. */
export const slotMinutes = 10;
const slot = slotMinutes * 60 * 1000;

/** The services that send mails to the operator. */
export interface OperatorPost extends Post {
  /** Null if OPERATOR_MAIL is not set. */
  readonly operatorMail: string | null;
}

interface Event {
  readonly services: OperatorPost;
  /** When the report, appeal or sign-up began to wait. */
  readonly now: Date;
}

/** Opens the queue for `tellOperator`. Does nothing without OPERATOR_MAIL. */
export async function openTelling({ operatorMail, mailer, jobs }: OperatorPost): Promise<void> {
  if (operatorMail && mailer) await jobs.open();
}

/** Orders a mail to the operator for the end of the slot, unless one waits. Call `openTelling` before the transaction begins. */
export async function tellOperator({ services, now }: Event, transaction: Sql): Promise<void> {
  const { operatorMail, mailer, jobs } = services;
  if (!operatorMail || !mailer) return;
  const begin = Math.floor(now.getTime() / slot) * slot;
  const [from, to] = [new Date(begin).toISOString(), new Date(begin + slot).toISOString()];
  const data = { id: newId(), kind: 'waiting', from, to } as const;
  await jobs.addLater(mailJob, { key: `waiting ${from}`, data, startAfter: new Date(to) }, transaction);
}
