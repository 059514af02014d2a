import type { Sql } from '../../platform/database/sql.ts';
import type { JobName } from '../../platform/jobs/Job.ts';
import type { JobQueue } from '../../platform/jobs/jobQueue.ts';
import { newId } from '../../platform/lib/ids.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { TakedownDecision } from '../takedowns/TakedownKind.ts';

// A mail is a job. The job contains what the mail is about, and no link: its token is made when the mail is sent, so
// that no table contains a working link.

export type MailOrder =
  /** A link for a new password, for a username or a confirmed address as somebody typed it. */
  | { readonly kind: 'reset'; readonly account: string }
  /** A link that confirms the address that waits, if it is still `to` in lower case. */
  | { readonly kind: 'confirm'; readonly userId: string; readonly to: string }
  /** A notice to an address that no longer belongs to the account. */
  | { readonly kind: 'addressChanged'; readonly userId: string; readonly to: string }
  /** An invitation to its address. */
  | { readonly kind: 'invitation'; readonly invitationId: string }
  /** A notice of a sign-in on a device that the member has not used before. */
  | {
      readonly kind: 'newSignIn';
      readonly userId: string;
      /** Null for a program that is no known browser. */
      readonly browser: string | null;
      readonly at: string;
    }
  /** A notice of an account at the provider that was linked or removed. */
  | {
      readonly kind: 'identityChanged';
      readonly userId: string;
      readonly change: 'linked' | 'removed';
      readonly issuer: string;
      readonly at: string;
    }
  /** A notice of a passkey that was added or removed. */
  | {
      readonly kind: 'passkeyChanged';
      readonly userId: string;
      readonly change: 'added' | 'removed';
      readonly at: string;
    }
  /** The statement of reasons of a suspension, with a link to appeal. */
  | { readonly kind: 'suspended'; readonly userId: string; readonly takedownId: string }
  /** The end of a suspension, or the refusal of the appeal against it. */
  | {
      readonly kind: 'suspensionDecided';
      readonly userId: string;
      readonly takedownId: string;
      readonly decision: TakedownDecision;
    }
  /** The number of things that began to wait for the operator between two instants. */
  | { readonly kind: 'waiting'; readonly from: string; readonly to: string }
  /** A notice of a new password, to a member whose passkeys it has removed. */
  | { readonly kind: 'passkeysRemoved'; readonly userId: string; readonly at: string }
  /** The same to a member who had no passkeys. */
  | { readonly kind: 'passwordChanged'; readonly userId: string; readonly at: string };

/** An order with the id of its mail. */
export type NumberedOrder = MailOrder & { readonly id: string };

export const mailJob: JobName<NumberedOrder> = { name: 'mail.send' };

/** The services that send mails. */
export interface Post {
  readonly mailer: Mailer | null;
  readonly jobs: JobQueue;
}

/** Opens the queue for `orderMail`. Does nothing without a mail server. */
export async function openOrders({ mailer, jobs }: Post): Promise<void> {
  if (mailer) await jobs.open();
}

/** Adds a mail, unless one with this key waits already. Call `openOrders` before a transaction begins. Does nothing without a mail server. */
export async function orderMail(
  { mailer, jobs }: Post,
  key: string,
  order: MailOrder,
  transaction?: Sql,
): Promise<void> {
  if (mailer) await jobs.add(mailJob, key, { id: newId(), ...order }, transaction);
}
