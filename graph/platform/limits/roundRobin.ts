export interface RoundRobin<Item> {
  /** The number of items that wait. */
  size(): number;
  add(key: string, item: Item): void;
  /** Removes and returns the oldest item of the first key whose item is accepted. The key moves to the end. */
  next(accepts?: (item: Item) => boolean): Item | undefined;
  /** Removes an item of a key. Returns false if it no longer waits. */
  remove(key: string, item: Item): boolean;
}

/** A queue that serves its keys in rotation, and the items of one key in the order of their arrival. */
export function roundRobin<Item>(): RoundRobin<Item> {
  const byKey = new Map<string, Item[]>();
  let count = 0;
  return {
    size: () => count,
    add(key, item) {
      const items = byKey.get(key);
      if (items) items.push(item);
      else byKey.set(key, [item]);
      count += 1;
    },
    next(accepts = () => true) {
      for (const [key, [item, ...others]] of byKey) {
        if (item === undefined || !accepts(item)) continue;
        byKey.delete(key);
        if (others.length > 0) byKey.set(key, others);
        count -= 1;
        return item;
      }
    },
    remove(key, item) {
      const items = byKey.get(key) ?? [];
      const index = items.indexOf(item);
      if (index < 0) return false;
      items.splice(index, 1);
      if (items.length === 0) byKey.delete(key);
      count -= 1;
      return true;
    },
  };
}
