const hands = 8;

/**
 * Does a job for each of many things, a few at once. Throws the first failure, when nothing is being done any more.
 */
export async function severalAtOnce<Item>(items: AsyncGenerator<Item>, job: (item: Item) => Promise<void>) {
  async function work(): Promise<void> {
    try {
      for (let next = await items.next(); !next.done; next = await items.next()) await job(next.value);
    } catch (error) {
      // The others find nothing more to do.
      await items.return(undefined);
      throw error;
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: hands }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}
