/** The path of the compiler's program. */
declare module 'relay-compiler' {
  const path: string;
  export = path;
}
