/** One session of the soak test. */
export interface Rider {
  readonly id: string;
  readonly username: string;
  readonly token: string;
  /** Each rider has a network address of its own. */
  readonly address: string;
}

/** The task of the riders. */
export interface Task {
  readonly url: string;
  readonly riders: readonly Rider[];
  readonly posts: readonly { readonly id: string; readonly authorId: string }[];
  readonly minutes: number;
}

/** The observations of the riders. */
export interface SoakResult {
  /** Milliseconds of each request, by kind. */
  readonly taken: Readonly<Record<string, readonly number[]>>;
  /** The number of activities received over all live connections. */
  readonly heard: number;
  readonly errorCount: number;
  /** The first errors. */
  readonly errors: readonly string[];
}
