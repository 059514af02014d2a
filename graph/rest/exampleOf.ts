import type { JsonSchema } from './openApiTypes.ts';

/** A value that a schema allows: of an object what is required and what has an example, but no reference to others. */
export function exampleOf({ examples, enum: words, type, properties = {}, required = [] }: JsonSchema): unknown {
  if (examples) return examples[0];
  if (words) return words[0];
  if (type !== 'object') return type;
  const shown = Object.entries(properties).filter(
    ([name, { examples, format }]) => required.includes(name) || (examples && format !== 'uuid'),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema)]));
}
