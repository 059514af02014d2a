interface Result<Data> {
  data?: Data | undefined;
  previousData?: Data | undefined;
  error?: unknown;
}

/** The data of a list that is searched. The rows of the last search, with a form open in one, stay until those of the new one have loaded. */
export const shownData = <Data>({ data, previousData, error }: Result<Data>): Data | undefined =>
  data ?? (error ? undefined : previousData);
