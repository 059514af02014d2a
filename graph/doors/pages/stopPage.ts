import type { InstanceSettings } from '../../model/instance/InstanceSettings.ts';
import { NotificationKind } from '../../model/notifications/NotificationKind.ts';
import type { StoppedMail } from '../../notifications/unsubscribe.ts';
import { Html, html } from '../../platform/lib/html.ts';
import { brandHeader, brandStyle, iconOf } from './brand.ts';
import { nameOf } from './instancePages.ts';
import { stylePolicy } from './stylePolicy.ts';

const style = `
@font-face { font-family: 'Instrument Sans'; font-display: swap; font-weight: 400 700; src: url('/fonts/instrument-sans-latin.woff2') format('woff2'); }
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; background: light-dark(#f6f8f8, #0f1517); color: light-dark(#10191c, #e9eff0); font: 400 1rem/1.5rem 'Instrument Sans', system-ui, sans-serif; }
main { display: grid; gap: 16px; width: min(480px, 100% - 32px); margin: 12vh auto 48px; padding: 24px; border: 1px solid light-dark(#dfe5e7, #263136); border-radius: 12px; background: light-dark(#ffffff, #151c1f); }
h1 { margin: 0; font: 650 1.5rem/2rem 'Instrument Sans', system-ui, sans-serif; }
p { margin: 0; }
button { min-height: 48px; padding: 0 20px; border: 0; border-radius: 8px; background: light-dark(#c20d51, #ff81ac); color: light-dark(#ffffff, #151c1f); font: 600 1rem 'Instrument Sans', system-ui, sans-serif; cursor: pointer; }
a { color: light-dark(#c20d51, #ff81ac); }
:focus-visible { outline: 2px solid; outline-offset: 2px; }
${brandStyle}`;

/** The page has a form of its own, and the logo. */
export const stopPolicy = `${stylePolicy(style, { forms: "'self'", frames: "'none'" })}; img-src 'self'`;

const mails: Record<StoppedMail, string> = {
  [NotificationKind.JOIN]: 'mails about riders who join your rides',
  [NotificationKind.COMMENT]: 'mails about comments on your posts',
  [NotificationKind.REPLY]: 'mails about replies to your comments',
  [NotificationKind.LIKE]: 'mails about likes of your posts',
  [NotificationKind.FOLLOW]: 'mails about new followers',
  [NotificationKind.MENTION]: 'mails about mentions of your name',
  [NotificationKind.RIDE_CHANGED]: 'mails about changed plans of rides that you joined',
  [NotificationKind.RIDE_TOMORROW]: 'mails on the day before your rides',
  [NotificationKind.RIDE_DELETED]: 'mails about deleted rides and events that you joined',
  [NotificationKind.PLACE_GIVEN]: 'mails about places in rides that you waited for',
  [NotificationKind.LEADER_NAMED]: 'mails about rides that you now lead with others',
  [NotificationKind.CONTENT_REMOVED]: 'mails about content that the operator removes',
  [NotificationKind.APPEAL_DECIDED]: 'mails about decisions of the operator',
  [NotificationKind.WARNING]: 'mails about warnings of the operator',
  [NotificationKind.ORGANISER_APPOINTED]: 'mails about groups that you now organise',
  [NotificationKind.REMOVED_FROM_GROUP]: 'mails about groups that you are removed from',
  [NotificationKind.GROUP_REQUESTED]: 'mails about requests to join groups that you organise',
  [NotificationKind.GROUP_ADMITTED]: 'mails about groups that admit you',
  [NotificationKind.GROUP_REFUSED]: 'mails about groups that decline your request',
  [NotificationKind.EVENT_CHANGED]: 'mails about changed plans of events that you registered for',
  [NotificationKind.EVENT_PLACE_GIVEN]: 'mails about places in events that you waited for',
  [NotificationKind.ANNOUNCED]: 'mails about announcements in your groups',
  mail: 'mails about notifications',
  digest: 'the weekly digest',
};

const page = (settings: InstanceSettings, title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${title} · ${nameOf(settings)}</title>
  <link rel="icon" href="${iconOf(settings)}">
  <style>${new Html(style)}</style>
</head>
<body>${brandHeader(settings)}<main><h1>${title}</h1>${content}</main></body>
</html>
`.markup;

const settingsLink = html`<p>You choose what is mailed to you in your <a href="/settings/notifications">settings</a>.</p>`;

/** The page behind the link of a mail. Only its button ends the mails, because programs open links to check them. */
export const askStopPage = (what: StoppedMail, settings: InstanceSettings): string =>
  page(
    settings,
    'Unsubscribe',
    html`<p>You get no more ${mails[what]}.</p><form method="post"><button type="submit">Unsubscribe</button></form>${settingsLink}`,
  );

/** The page after the button. */
export const stoppedPage = (what: StoppedMail, settings: InstanceSettings): string =>
  page(settings, 'You are unsubscribed', html`<p>You get no more ${mails[what]}.</p>${settingsLink}`);

/** The page for a link with a wrong signature. */
export const unknownStopPage = (settings: InstanceSettings): string =>
  page(settings, 'This link is unknown', html`<p>Check that the address is complete.</p>${settingsLink}`);
