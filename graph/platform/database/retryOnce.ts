/** The SQLSTATEs of a deadlock and a serialization failure. */
const conflicts = new Set(['40P01', '40001']);

const isConflict = (error: unknown): boolean =>
  error instanceof Error && conflicts.has(String(Reflect.get(error, 'code')));

/** Runs a transaction, and once more after a deadlock or a serialization failure. */
export async function retryOnce<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    if (!isConflict(error)) throw error;
    return run();
  }
}
