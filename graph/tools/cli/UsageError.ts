/** An invalid command line. The message says what is wrong, `help` says which command shows the usage. */
export class UsageError extends Error {
  override name = 'UsageError';
  readonly help: string;

  constructor(message: string, commandName = '') {
    super(message);
    this.help = ['npm run cli --', commandName, '--help'].filter(Boolean).join(' ');
  }
}
