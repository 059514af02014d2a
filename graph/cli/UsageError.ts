/** A command line that cannot be read: the message says what is wrong with it, `help` what to type to learn more. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly help: string;

  constructor(message: string, commandName = '') {
    super(message);
    this.help = ['npm run cli --', commandName, '--help'].filter(Boolean).join(' ');
  }
}
