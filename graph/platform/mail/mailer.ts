import { createTransport } from 'nodemailer';
import type { MailSettings } from '../env/parseMail.ts';
import type { Letter } from './Letter.ts';
import { renderLetter } from './renderLetter.ts';

/** A letter with its recipient. */
export interface Addressed extends Letter {
  readonly to: string;
  /** The id of the mail. It stays the same when a mail is sent again, so that mail programs can recognise a repetition. */
  readonly id: string;
}

/** Sends mails. */
export interface Mailer {
  /**
   * Resolves with the answer of the mail server when it has accepted the mail. Rejects with an error. Neither contains addresses and
   * links.
   */
  send(mail: Addressed): Promise<string>;
}

/** The mail server refuses the content of a mail, and would refuse it again. */
export class RefusedContent extends Error {}

/** In milliseconds: how long a mail server may leave a step without a response. */
const connectionTimeout = 15_000;
const socketTimeout = 60_000;

/** The response of a mail server without addresses and links. It can spell the recipient in its own way. */
const withoutSecrets = (said: string): string =>
  said.replaceAll(/https?:\/\/\S+/g, '<link>').replaceAll(/<?[^\s<>@]{1,64}@[^\s<>@]{1,255}>?/g, '<address>');

/** Whether the server has refused the content for good: other faults name another step of the protocol or a code below 500. */
const isOfContent = (error: object): boolean =>
  'command' in error && error.command === 'DATA' && 'responseCode' in error && Number(error.responseCode) >= 500;

function refusalOf(error: unknown): Error {
  const said = error instanceof Error ? error.message : String(error);
  const message = `The mail was not sent: ${withoutSecrets(said)}`;
  // Without the cause, which contains the recipient.
  return error instanceof Error && isOfContent(error) ? new RefusedContent(message) : new Error(message);
}

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Connects to the mail server for each mail. `senderName` returns the name of the sender, or null for that of the settings. */
export function makeMailer(
  { host, port, isTls, needsTls, login, from }: MailSettings,
  senderName: () => string | null = () => null,
): Mailer {
  const transport = createTransport({
    host,
    port,
    secure: isTls,
    requireTLS: needsTls,
    auth: login,
    connectionTimeout,
    greetingTimeout: connectionTimeout,
    socketTimeout,
    // A letter contains no files and no addresses to load.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>]+)>?$/.exec(from)?.[1];
  const address = from.slice(from.lastIndexOf('<') + 1).replace('>', '');
  const sender = () => {
    const name = senderName();
    return name === null ? from : { name, address };
  };
  return {
    async send({ to, id, ...letter }) {
      const { subject, unsubscribeUrl } = letter;
      const headers = {
        // Keeps automatic replies away.
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribeUrl && oneClick(unsubscribeUrl)),
      };
      const mail = { from: sender(), to, subject, ...renderLetter(letter), messageId: `<${id}@${domain}>`, headers };
      try {
        const { response } = await transport.sendMail(mail);
        return withoutSecrets(response);
      } catch (error) {
        throw refusalOf(error);
      }
    },
  };
}
