/** Copies data and replaces each string for which `rewrite` returns another one. `key` is the name of its field. */
export function rewriteTexts<Data>(data: Data, rewrite: (key: string) => string | undefined, key = ''): Data {
  const copy = (): unknown => {
    if (typeof data === 'string') return rewrite(key) ?? data;
    if (Array.isArray(data)) return data.map((each) => rewriteTexts(each, rewrite, key));
    if (typeof data !== 'object' || data === null) return data;
    return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, rewriteTexts(value, rewrite, name)]));
  };
  // The copy has the same shape: only strings differ.
  return copy() as Data;
}
