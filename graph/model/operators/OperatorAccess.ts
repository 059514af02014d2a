/** An operator with a session of the board. */
export interface OperatorAccess {
  readonly sessionId: string;
  /** The name that the log shows. */
  readonly name: string;
}
