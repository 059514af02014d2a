/** Returns null if the file does not exist (ENOENT). */
export async function ifThere<Result>(job: Promise<Result>): Promise<Result | null> {
  return job.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
