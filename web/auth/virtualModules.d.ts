declare module 'virtual:common-passwords' {
  /** The most used passwords, in lower case. */
  export const commonPasswords: readonly string[];
}
