/** `surfaceRaised` → `--surface-raised`. */
export function cssVariableName(token: string): string {
  return `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** `{ surfaceRaised: '#fff' }` → `--surface-raised: #fff;`, one declaration a line. */
export function cssVariables(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${cssVariableName(token)}: ${value};`)
    .join('\n');
}
