/** Prints a line to standard output. */
export const say = (line: string) => void process.stdout.write(`${line}\n`);
