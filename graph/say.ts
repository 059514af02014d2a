/** Tells whoever has started the program, in a line. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);
