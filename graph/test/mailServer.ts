import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export type ReceivedMail = ParsedMail & { readonly recipients: readonly string[] };

/** A mail server on the loopback interface that keeps the mails that it accepts. */
export interface MailServer {
  /** The environment of an instance that sends by this server. */
  readonly variables: { SMTP_URL: string; MAIL_FROM: string; PUBLIC_URL: string };
  /** The accepted mails, the oldest first. */
  readonly mails: readonly ReceivedMail[];
  /** The number of mails that clients have tried to send. */
  readonly attempts: number;
  /** Refuses the next mails with this response. */
  refuseNext(count: number, code: number, message: string): void;
  /** Waits for the mail with this number to an address, from 1. */
  mailTo(address: string, number?: number): Promise<ReceivedMail>;
  close(): Promise<void>;
}

const patience = 60_000;

export async function startMailServer(onAccepted: () => void = () => undefined): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  const refusal = { count: 0, code: 0, message: '' };
  let attempts = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      attempts += 1;
      simpleParser(stream).then((mail) => {
        if (refusal.count > 0) {
          refusal.count -= 1;
          return done(Object.assign(new Error(refusal.message), { responseCode: refusal.code }));
        }
        mails.push({ ...mail, recipients: session.envelope.rcptTo.map(({ address }) => address) });
        done();
        onAccepted();
      }, done);
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const to = (address: string) => mails.filter(({ recipients }) => recipients.includes(address));
  return {
    variables: {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      MAIL_FROM: 'Cycle Chat <rides@rides.example>',
      PUBLIC_URL: 'https://rides.example',
    },
    mails,
    get attempts() {
      return attempts;
    },
    refuseNext: (count, code, message) => void Object.assign(refusal, { count, code, message }),
    async mailTo(address, number = 1) {
      await vi.waitUntil(() => to(address).length >= number, { timeout: patience });
      const mail = to(address)[number - 1];
      if (!mail) throw new Error(`${address} has no mail number ${number}`);
      return mail;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** The token of the link in a mail. */
export function tokenIn({ text = '' }: ReceivedMail): string {
  const [, token] = /https:\/\/rides\.example\/\w+\/([\w-]{43})\n/.exec(text) ?? [];
  if (!token) throw new Error(`The mail has no link: ${text}`);
  return token;
}
