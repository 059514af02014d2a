/** Calls so many times at once, each call told its number from 0 on. */
export function storm<Result>(count: number, call: (index: number) => Promise<Result>): Promise<Result[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index)));
}

/** The item at a place of a list that begins again after its end. */
export function itemAt<Item>(list: readonly Item[], index: number): Item {
  const item = list[index % list.length];
  if (item === undefined) throw new RangeError('The list is empty');
  return item;
}
