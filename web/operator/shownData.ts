interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/** The data of a list with a search. The former rows stay while the next ones load, so that a form in a row stays open. */
export const shownData = <Data>({ data, previousData, error }: Result<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
