import { DomainError } from '../../platform/lib/errors.ts';
import { doors } from '../../platform/limits/doors.ts';
import { fairBytes } from '../../platform/limits/fairBytes.ts';

// The bytes in memory of subscriptions, by network address: their messages from when they arrive, their documents, and what each needs
// besides, such as its context and its listeners.

const mebibyte = 2 ** 20;
/** The reserve is for pages of the web client, which need about 10 KB each. */
const maxBytes = { ofAddress: 8 * mebibyte, all: 64 * mebibyte, ofReserve: mebibyte / 16 };
/** Measured: 2,000 open subscriptions on 40 connections need 35 MB. */
const bytesOfOpen = 16 * 2 ** 10;
const { all, ofAddress } = doors.subscription.running;
/** The reserve is for a few pages of the web client. */
const maxOpenBytes = { ofAddress: ofAddress * bytesOfOpen, all: all * bytesOfOpen, ofReserve: 32 * bytesOfOpen };
/** In seconds. */
const retryAfter = 60;
export interface SubscriptionBytes {
  /** Counts bytes until `free`. Throws RATE_LIMITED beyond a limit. */
  take(address: string, bytes: number): void;
  free(address: string, bytes: number): void;
  /** Counts a subscription and the bytes of its message until `close`. Throws RATE_LIMITED beyond a limit. */
  open(address: string, bytes: number): void;
  /** Frees a subscription and the bytes of its message that are not freed yet. */
  close(address: string, bytes: number): void;
}

function tooMuch(usedUp: 'address' | 'all'): DomainError {
  const whose = { address: 'The subscriptions of your network address', all: 'All subscriptions together' }[usedUp];
  const message = `${whose} take too much memory. End some, or subscribe with fewer different documents and smaller variables.`;
  return new DomainError('RATE_LIMITED', message, { retryAfter });
}

export function subscriptionBytes(): SubscriptionBytes {
  const contents = fairBytes(maxBytes);
  const opened = fairBytes(maxOpenBytes);
  function take(address: string, bytes: number): void {
    const usedUp = contents.take(address, bytes);
    if (usedUp) throw tooMuch(usedUp);
  }
  return {
    take,
    free: contents.free,
    open(address, bytes) {
      take(address, bytes);
      const usedUp = opened.take(address, bytesOfOpen);
      if (!usedUp) return;
      contents.free(address, bytes);
      throw tooMuch(usedUp);
    },
    close(address, bytes) {
      contents.free(address, bytes);
      opened.free(address, bytesOfOpen);
    },
  };
}
