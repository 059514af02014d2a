import type { Letter } from '../platform/mail/Letter.ts';
import { sayInstant } from '../platform/mail/renderLetter.ts';

// The mails about an account: one function for each. None has an unsubscribe link, because they are about the account itself.

/** The member whom a mail is for. */
export interface Reader {
  readonly username: string;
  readonly timeZone: string;
}

interface Link {
  readonly url: string;
  readonly expiresAt: Date;
}

/** An invitation as its mail contains it. */
interface Invited {
  /** The name of the instance. Null if it has none. */
  readonly club: string | null;
  readonly host: string;
  readonly link: Link;
  readonly maxUses: number;
}

/** The pages on which a member undoes the act of an intruder. */
export interface Cure {
  readonly settingsUrl: string;
  /** The page for a forgotten password. Null for a member who cannot sign in by a password. */
  readonly forgotUrl: string | null;
}

interface SignIn {
  /** Null for a program that is no known browser. */
  readonly browser: string | null;
  readonly at: Date;
}

interface IdentityChange {
  readonly change: 'linked' | 'removed';
  readonly issuer: string;
  readonly at: Date;
}

const greeting = ({ username }: Reader) => `Hello ${username},`;
const until = ({ timeZone }: Reader, { expiresAt }: Link) =>
  `The link works once, until ${sayInstant(expiresAt, timeZone)}.`;

const settingsLink = ({ settingsUrl }: Cure) => ({ label: 'See where you are signed in', url: settingsUrl });

const stepsOf = ({ forgotUrl }: Cure): string[] =>
  forgotUrl
    ? [
        'If it was somebody else, open this page and choose a new password. It signs all other devices out and removes linked accounts and passkeys.',
        `If your password does not work any more, choose another one here: ${forgotUrl}`,
      ]
    : [
        'If it was somebody else, open this page. Sign out the devices and remove the accounts and passkeys that you do not know.',
        'Then change your password at the service by which you sign in.',
      ];

export const newSignInLetter = (reader: Reader, { browser, at }: SignIn, cure: Cure): Letter => ({
  subject: 'New sign-in to your account',
  paragraphs: [
    greeting(reader),
    `Somebody signed in to your account on ${sayInstant(at, reader.timeZone)}, by ${browser ?? 'a program that is no known browser'}. It was the first sign-in on that device.`,
    'If it was you, you need not do anything.',
  ],
  link: settingsLink(cure),
  notes: stepsOf(cure),
});

export const identityChangedLetter = (reader: Reader, { change, issuer, at }: IdentityChange, cure: Cure): Letter => ({
  subject: change === 'linked' ? 'An account was linked to yours' : 'A linked account was removed from yours',
  paragraphs: [
    greeting(reader),
    change === 'linked'
      ? `An account at ${issuer} was linked to your account on ${sayInstant(at, reader.timeZone)}. It can sign in to your account now.`
      : `An account at ${issuer} was removed from your account on ${sayInstant(at, reader.timeZone)}. It cannot sign in to your account any more.`,
    'If it was you, you need not do anything.',
  ],
  link: settingsLink(cure),
  notes: stepsOf(cure),
});

const passkeyTexts = {
  added: { subject: 'A passkey was added to your account', text: 'It can sign in to your account now.' },
  removed: { subject: 'A passkey was removed from your account', text: 'It cannot sign in to your account any more.' },
} as const;

export const passkeyChangedLetter = (
  reader: Reader,
  { change, at }: { readonly change: 'added' | 'removed'; readonly at: Date },
  cure: Cure,
): Letter => ({
  subject: passkeyTexts[change].subject,
  paragraphs: [
    greeting(reader),
    `${passkeyTexts[change].subject} on ${sayInstant(at, reader.timeZone)}. ${passkeyTexts[change].text}`,
    'If it was you, you need not do anything.',
  ],
  link: settingsLink(cure),
  notes: stepsOf(cure),
});

export const passwordChangedLetter = (reader: Reader, { at }: { readonly at: Date }, cure: Cure): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    greeting(reader),
    `Your password was changed on ${sayInstant(at, reader.timeZone)}.`,
    'If it was you, you need not do anything.',
  ],
  link: settingsLink(cure),
  notes: stepsOf(cure),
});

export const passkeysRemovedLetter = (reader: Reader, { at }: { readonly at: Date }, cure: Cure): Letter => ({
  subject: 'Your password was changed',
  paragraphs: [
    greeting(reader),
    `Your password was changed on ${sayInstant(at, reader.timeZone)}. Your passkeys do not sign in to your account any more.`,
    'Open this page, and add those that you use again.',
  ],
  link: settingsLink(cure),
  notes: stepsOf(cure),
});

export const resetLetter = (reader: Reader, link: Link): Letter => ({
  subject: 'Choose a new password',
  paragraphs: [
    greeting(reader),
    'Somebody asked for a new password for your account. If it was you, choose one here. It signs all your devices out.',
  ],
  link: { label: 'Choose a new password', url: link.url },
  notes: [until(reader, link), 'If it was not you, ignore this mail. Your password stays as it is.'],
});

export const confirmLetter = (reader: Reader, link: Link): Letter => ({
  subject: 'Confirm your e-mail address',
  paragraphs: [
    greeting(reader),
    'Confirm that this address is yours. A link for a new password can then reach you if you forget yours.',
  ],
  link: { label: 'Confirm this address', url: link.url },
  notes: [until(reader, link), 'If you did not ask for this mail, ignore it. Nothing happens.'],
});

export const addressInUseLetter = (reader: Reader): Letter => ({
  subject: 'This address belongs to another account',
  paragraphs: [
    `Somebody asked to add this address to the account ${reader.username}. It already belongs to another account, and an address belongs to one account only.`,
    'If it was you, sign in to the other account and remove the address there. Then ask again.',
  ],
  notes: ['If it was not you, ignore this mail. Nothing has changed.'],
});

export const invitationLetter = (timeZone: string, { club, host, link, maxUses }: Invited): Letter => ({
  subject: `You are invited to ${club ?? host}`,
  paragraphs: [
    'Hello,',
    `The operator of ${club ? `${club} at ${host}` : host} invites you to ride along. Create an account to see posts, groups and rides.`,
  ],
  link: { label: 'Create an account', url: link.url },
  notes: [
    `The link works ${maxUses === 1 ? 'once' : `up to ${maxUses} times`}, until ${sayInstant(link.expiresAt, timeZone)}.`,
    'If you do not want to join, ignore this mail. The operator’s copy of your address is deleted 30 days after that.',
  ],
});

export const addressChangedLetter = (reader: Reader): Letter => ({
  subject: 'Your account has another e-mail address',
  paragraphs: [
    greeting(reader),
    'This address no longer belongs to your account. Mails about the account do not come here any more.',
  ],
  notes: ['If you did not change it, sign in, change your password, and ask the operator of the instance for help.'],
});
