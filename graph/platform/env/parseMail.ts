import { isLoopback } from '../http/parseAddresses.ts';
import { isMailAddress } from '../lib/mailAddress.ts';
import { EnvironmentError } from './EnvironmentError.ts';

/** The mail server of the instance, and the sender of its mails. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** Whether the connection begins with TLS. Otherwise it changes to TLS if the server offers that. */
  readonly isTls: boolean;
  /** Whether mail is sent only by TLS, because a password would otherwise cross a network. */
  readonly needsTls: boolean;
  readonly login: { readonly user: string; readonly pass: string } | undefined;
  readonly from: string;
  /** The address of the operator. Undefined if none learns what waits. */
  readonly operator: string | undefined;
}

const defaultPorts: Partial<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

// The messages omit the values, because the first can contain a password.
const noServer =
  'SMTP_URL is not the address of a mail server: write smtp://user:password@host:587, or smtps://user:password@host:465, or unset it to send no mail.';
const noSender =
  'MAIL_FROM is not a sender: write an address, such as rides@rides.example, or Cycle Chat <rides@rides.example>.';
const noServerForOperator =
  'OPERATOR_MAIL is set, but SMTP_URL is not: set SMTP_URL to the mail server, or unset OPERATOR_MAIL.';
const noOperator =
  'OPERATOR_MAIL is not an e-mail address: write one, such as hanna@rides.example, or unset it to tell nobody.';
const noOrigin = 'PUBLIC_URL is not set, but SMTP_URL is: mails contain links, so set it to the public address.';

function loginOf({ username, password }: URL): MailSettings['login'] {
  try {
    return username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  } catch {
    throw new EnvironmentError(noServer);
  }
}

function parseServer(text: string): Omit<MailSettings, 'from' | 'operator'> {
  const url = URL.parse(text);
  const port = url && defaultPorts[url.protocol];
  const isPlain = url && /^\/?$/.test(url.pathname) && !url.search && !url.hash;
  if (!port || !isPlain || !url.hostname || Boolean(url.username) !== Boolean(url.password)) {
    throw new EnvironmentError(noServer);
  }
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isTls = url.protocol === 'smtps:';
  const login = loginOf(url);
  return { host, port: Number(url.port) || port, isTls, needsTls: Boolean(login) && !isLoopback(host), login };
}

/** Whether a text is an address, or a name and an address in angle brackets. */
function isSender(text: string): boolean {
  const [, name, address = text] = /^([^<>"\r\n]{1,100})<([^<>]+)>$/.exec(text) ?? [];
  return isMailAddress(address) && name?.trim() !== '';
}

/**
 * Reads SMTP_URL, MAIL_FROM and OPERATOR_MAIL. Undefined if the instance sends no mail.
 * @throws EnvironmentError that names the variable and the cure
 */
export function parseMail(
  read: (name: 'SMTP_URL' | 'MAIL_FROM' | 'OPERATOR_MAIL') => string | undefined,
  publicUrl: string | undefined,
): MailSettings | undefined {
  const from = read('MAIL_FROM');
  if (from && !isSender(from)) throw new EnvironmentError(noSender);
  const operator = read('OPERATOR_MAIL');
  if (operator && !isMailAddress(operator)) throw new EnvironmentError(noOperator);
  const server = read('SMTP_URL');
  if (!server && operator) throw new EnvironmentError(noServerForOperator);
  if (!server) return undefined;
  const settings = parseServer(server);
  if (!from) throw new EnvironmentError('MAIL_FROM is not set, but SMTP_URL is: set it to the sender of the mails.');
  if (!publicUrl) throw new EnvironmentError(noOrigin);
  return { ...settings, from, operator };
}
