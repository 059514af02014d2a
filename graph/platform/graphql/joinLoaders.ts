interface Clearable {
  clearAll(): void;
}

type Part = Record<string, Clearable>;

/** The union of types as their intersection. */
type All<Types> = (Types extends unknown ? (each: Types) => void : never) extends (all: infer Each) => void
  ? Each
  : never;

/** The loaders of all parts, by their names. `clearAll` clears those that exist. */
type Joined<Parts> = All<Parts> & Clearable;

/**
 * Joins functions that make loaders. A request uses few loaders, so each function runs when one of its loaders is read first. The
 * names are those that the functions return for the first request.
 */
export const joinLoaders =
  <Args extends unknown[]>() =>
  <const Makers extends readonly ((...args: Args) => object)[]>(
    makers: Makers,
  ): ((...args: Args) => Joined<ReturnType<Makers[number]>>) => {
    class Loaders {
      readonly #made: Part[] = [];
      readonly #args: Args;

      constructor(args: Args) {
        this.#args = args;
      }

      part(index: number): Part {
        this.#made[index] ??= makers[index]?.(...this.#args) as Part;
        return this.#made[index];
      }

      clearAll(): void {
        for (const part of this.#made) for (const loader of Object.values(part ?? {})) loader.clearAll();
      }
    }

    let isNamed = false;
    const name = (first: Loaders) => {
      for (const index of makers.keys()) {
        for (const key of Object.keys(first.part(index))) {
          const get = function (this: Loaders) {
            return this.part(index)[key];
          };
          Object.defineProperty(Loaders.prototype, key, { get });
        }
      }
      isNamed = true;
    };

    return (...args) => {
      const loaders = new Loaders(args);
      if (!isNamed) name(loaders);
      return loaders as unknown as Joined<ReturnType<Makers[number]>>;
    };
  };
