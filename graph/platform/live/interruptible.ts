/**
 * Makes `return` end a generator while it waits. Without this, `return` is queued behind the pending `next`. `stop` must settle
 * the promise that the generator waits for.
 */
export function interruptible<Item>(
  generator: AsyncGenerator<Item, void>,
  stop: () => void,
): AsyncGenerator<Item, void> {
  const end = generator.return.bind(generator);
  generator.return = (value) => {
    stop();
    return end(value);
  };
  return generator;
}
