/** Pieces of work of which some are worked on and the others wait for their turn. */
export interface Turns<Item> {
  /** How many there are. */
  size(): number;
  /** Whether it has begun and not ended. */
  has(item: Item): boolean;
  /** Calls once there is room for it. */
  begin(item: Item, call: () => void): void;
  end(item: Item): void;
  /** Gives the turn of what has been worked on for so many milliseconds to others: it waits for something else. */
  passOver(longest: number): void;
}

/** Lets so many at a time have their turn, in the order in which they have come. */
export function takeTurns<Item>(mostAtWork: number): Turns<Item> {
  /** Since when each is worked on, the longest first. */
  const working = new Map<Item, number>();
  const passedOver = new Set<Item>();
  const waiting: (() => void)[] = [];

  function admit(): void {
    while (working.size < mostAtWork && waiting.length > 0) waiting.shift()?.();
  }

  return {
    size: () => working.size + passedOver.size + waiting.length,
    has: (item) => working.has(item) || passedOver.has(item),
    begin(item, call) {
      waiting.push(() => {
        working.set(item, performance.now());
        call();
      });
      admit();
    },
    end(item) {
      if (working.delete(item)) admit();
      else passedOver.delete(item);
    },
    passOver(longest) {
      const latest = performance.now() - longest;
      for (const [item, since] of working) {
        if (since > latest) break;
        working.delete(item);
        passedOver.add(item);
      }
      admit();
    },
  };
}
