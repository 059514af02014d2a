/** A setting that prevents the start of the server. The message is one line and names the cure. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** The error for an invalid value of a variable. `cure` says which values are valid. */
export function invalid(name: string, value: string, cure: string): EnvironmentError {
  // JSON escapes line breaks, so the message stays on one line.
  const shown = JSON.stringify(value.length > 80 ? `${value.slice(0, 80)}…` : value);
  return new EnvironmentError(`${name} is ${shown}: ${cure}.`);
}
