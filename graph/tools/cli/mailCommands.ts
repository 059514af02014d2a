import { badInput, DomainError } from '../../platform/lib/errors.ts';
import { newId } from '../../platform/lib/ids.ts';
import { isMailAddress } from '../../platform/lib/mailAddress.ts';
import { defineCommand } from './command.ts';

const test = defineCommand({
  name: 'mail test',
  help: 'Sends a test mail and prints the answer of the mail server.',
  operands: [],
  options: { to: { type: 'string', value: 'address', help: 'The address of the recipient.', isRequired: true } },
  async run({ services, origin }, _operands, { to }) {
    const { mailer } = services;
    if (!isMailAddress(to)) throw badInput('to must be an e-mail address', 'to');
    if (!mailer)
      throw new DomainError(
        'CONFLICT',
        'This instance sends no mail: give this command the SMTP_URL, MAIL_FROM and PUBLIC_URL of the server',
      );
    const letter = {
      subject: 'A test mail',
      paragraphs: ['Hello,', `The operator of ${origin()} sent this mail to test the mail server. It arrived.`],
    };
    const answer = await mailer.send({ ...letter, to, id: newId() }).catch((error: Error) => {
      throw new DomainError('CONFLICT', error.message);
    });
    return { data: { to, answer }, text: `The mail server accepted the mail: ${answer}` };
  },
});

export const mailCommands = [test];
