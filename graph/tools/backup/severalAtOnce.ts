const hands = 8;

/** Runs a job for each item, a few at a time. Throws the first error after all running jobs have ended. */
export async function severalAtOnce<Item>(items: AsyncGenerator<Item>, job: (item: Item) => Promise<void>) {
  async function work(): Promise<void> {
    try {
      for (let next = await items.next(); !next.done; next = await items.next()) await job(next.value);
    } catch (error) {
      // Ends the iteration of the other workers.
      await items.return(undefined);
      throw error;
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: hands }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
