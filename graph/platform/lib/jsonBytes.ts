/** A value of parsed JSON with its place in a list or object. */
const bytesOfValue = 100;
const bytesOfCharacter = 2;

/** The estimated bytes of parsed JSON. It can be nested too deeply for recursion, and is counted before any rate limit, so quickly. */
export function jsonBytes(root: unknown): number {
  let bytes = 0;
  const values: object[] = [];
  const add = (value: unknown) => {
    bytes += bytesOfValue;
    if (typeof value === 'string') bytes += value.length * bytesOfCharacter;
    else if (typeof value === 'object' && value !== null) values.push(value);
  };
  const addMembers = (members: Record<string, unknown>) => {
    for (const name in members) {
      bytes += name.length * bytesOfCharacter;
      add(members[name]);
    }
  };
  add(root);
  for (let value = values.pop(); value !== undefined; value = values.pop()) {
    if (Array.isArray(value)) for (const item of value) add(item);
    else addMembers(value as Record<string, unknown>);
  }
  return bytes;
}
