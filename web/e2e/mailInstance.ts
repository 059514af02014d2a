import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { freePort } from './freePort.ts';
import { expect } from './journey.ts';
import { runCommand } from './runCommand.ts';

/** An instance of its own that sends its mails to this process. */
export interface MailInstance {
  readonly url: string;
  /** The link in the newest mail to an address. Waits for the mail. */
  linkTo(address: string, subject: string): Promise<string>;
  /** The text of the newest mail to an address. Waits for it, two minutes and more for a notification. */
  textTo(address: string, subject: string): Promise<string>;
  /** Runs a command of the operator. Returns what it prints. */
  operate(...words: string[]): Promise<string>;
  stop(): Promise<void>;
}

export async function startMailInstance(settings: Record<string, string> = {}): Promise<MailInstance> {
  const mails: { to: string; subject: string; text: string }[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) =>
      void simpleParser(stream).then(({ subject = '', text = '' }) => {
        mails.push({ to: envelope.rcptTo[0]?.address ?? '', subject, text });
        done();
      }, done),
  });
  smtp.listen(0, '127.0.0.1');
  await once(smtp.server, 'listening');
  const { port: smtpPort } = smtp.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${settings.PORT ?? (await freePort())}`;
  const dataDir = await mkdtemp(join(await realpath(tmpdir()), 'cycle-chat-mail-'));
  const env = {
    ...settings,
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '0',
    LOG_LEVEL: 'error',
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    MAIL_FROM: 'Cycle Chat <rides@rides.example>',
  };
  const server = spawn(process.execPath, ['graph/tools/cli/start.ts'], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  for await (const line of createInterface({ input: server.stdout })) if (line.includes('Cycle Chat is at')) break;
  server.stdout.resume();
  async function textTo(address: string, subject: string): Promise<string> {
    const found = () => mails.findLast((mail) => mail.to === address && mail.subject === subject);
    await expect.poll(found, { timeout: 240_000 }).toBeDefined();
    return found()?.text ?? '';
  }
  return {
    url,
    textTo,
    linkTo: async (address, subject) => /^http\S+$/m.exec(await textTo(address, subject))?.[0] ?? '',
    operate: (...words) => runCommand(words, env),
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
