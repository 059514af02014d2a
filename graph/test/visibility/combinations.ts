/** One of each list, in every way: the product of the lists. */
export function combinations<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  return lists.reduce<Item[][]>((ways, list) => ways.flatMap((way) => list.map((item) => [...way, item])), [[]]);
}
