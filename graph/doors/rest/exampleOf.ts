import type { JsonSchema } from './openApiTypes.ts';

/**
 * An example value of a schema. An object contains required members and members with an example, but no optional ids.
 */
export function exampleOf({ examples, enum: words, type, properties = {}, required = [] }: JsonSchema): unknown {
  if (examples) return examples[0];
  if (words) return words[0];
  if (type !== 'object') return type;
  const shown = Object.entries(properties).filter(
    ([name, { examples, format }]) => required.includes(name) || (examples && format !== 'uuid'),
  );
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema)]));
}
