/**
 * Lets a generator be ended while it waits: by itself `return` stands in line behind the `next` that is under way. `stop`
 * makes what it waits for come to an end.
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
