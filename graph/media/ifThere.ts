/** Answers null where what is asked for of the disk is not there. */
export async function ifThere<Result>(job: Promise<Result>): Promise<Result | null> {
  return job.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
