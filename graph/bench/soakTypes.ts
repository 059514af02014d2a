/** One session of the soak. */
export interface Rider {
  readonly id: string;
  readonly username: string;
  readonly token: string;
  /** Each rides from a network of their own. */
  readonly address: string;
}

/** What the riders are told to do. */
export interface Task {
  readonly url: string;
  readonly riders: readonly Rider[];
  readonly posts: readonly { readonly id: string; readonly authorId: string }[];
  readonly minutes: number;
}

/** What they have seen. */
export interface SoakResult {
  /** Milliseconds of each request, by what it was. */
  readonly taken: Readonly<Record<string, readonly number[]>>;
  /** How many activities have been told over all live connections. */
  readonly heard: number;
  readonly errorCount: number;
  /** The first of them. */
  readonly errors: readonly string[];
}
