interface Pause {
  /** The pause as a multiple of the duration of the work. */
  readonly factor?: number;
  /** In milliseconds. */
  readonly most: number;
}

/** Waits in proportion to the work since `began`, an instant of `performance.now()`, so that other requests get their share of the thread. */
export const pauseAfter = (began: number, { factor = 1, most }: Pause): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, Math.min(factor * (performance.now() - began), most)));
