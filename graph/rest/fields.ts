import type { Static, TSchema } from 'typebox';
import Type from 'typebox';

// What callers send. At the door a field has a type and nothing more: whether a value is right is for the rules of the
// inputs, in their words. What the document tells of it stands beside the type, under keys that no JSON shows.

/** How a refusal goes on after the name of the field. */
export const says = Symbol('says');
/** The schema that the document shows in place of that of the door. */
export const shownAs = Symbol('shownAs');
/** The document calls it required; the rules of an input say so in words of their own. */
export const isDemanded = Symbol('isDemanded');
/** It can only be the id of the viewer. */
export const isOwn = Symbol('isOwn');

interface Shown {
  type: string;
  description: string;
  [keyword: string]: unknown;
}

const field = <Value>(type: string | string[], shown: Shown, sentence: string) =>
  Type.Unsafe<Value>({ type, [says]: sentence, [shownAs]: shown });

/** A text; `keywords` go into the document, `sentence` says what else than a text it must be. */
export const text = (description: string, keywords: object = {}, sentence = 'must be a text') =>
  field<string>('string', { type: 'string', description, ...keywords }, sentence);

export const exampleId = '0199a3f0-5c1e-7d3a-9b57-2f6d1c0e8a41';

/** The id of something. */
export const idOf = (thing: string) => text(`The id of ${thing}.`, { format: 'uuid', examples: [exampleId] });

export const clientId = text(
  'A UUID of your own making: the same id again answers the first result and writes nothing.',
  { format: 'uuid' },
  'must be a UUID',
);

const ownShown = (type: string | string[], description: string) => ({
  [isOwn]: true,
  [shownAs]: { type, format: 'uuid', description },
});

/** The member who acts, in a body: only ever the one who is signed in. Whatever else it is, is forbidden. */
export const ownId = Type.Optional(
  Type.Unknown(ownShown(['string', 'null'], 'Your own id, the only one allowed; you when left out.')),
);

/** The member who acts, in a path. */
export const ownIdInPath = Type.Unsafe<string>({
  type: 'string',
  ...ownShown('string', 'Your own id, the only one allowed.'),
});

export const flag = (description: string) =>
  field<boolean>('boolean', { type: 'boolean', description }, 'must be true or false');

interface Range {
  unit?: string;
  minimum: number;
  maximum?: number;
  examples?: number[];
}

/** A number, which may be spelled as a text. */
export function number(description: string, { unit, minimum, maximum, examples }: Range) {
  const range =
    maximum === undefined ? `of at least ${minimum}` : `of ${unit} from ${minimum} to ${maximum.toLocaleString('en')}`;
  const shown = { type: 'number', minimum, maximum, description: `${description} A numeric text will do.`, examples };
  return field<number | string>(['number', 'string'], shown, `must be a number ${range}`);
}

const quoted = (word: string) => `'${word}'`;

/** One of a few words. */
export function choice<Word extends string>(words: readonly Word[], description: string) {
  const [last = '', ...others] = words.map(quoted).toReversed();
  const sentence = `must be ${others.toReversed().join(', ')} or ${last}`;
  return field<Word>('string', { type: 'string', enum: words, description }, sentence);
}

/** A list of texts. */
export function texts(description: string, sentence: string, keywords: { maxItems: number; examples?: string[][] }) {
  const items = Type.String({ [says]: sentence });
  return Type.Array(items, { description, ...keywords, [says]: sentence });
}

/** An object with these members. */
export const object = <Members extends Record<string, TSchema>>(description: string, members: Members) =>
  Type.Object(members, { description, [says]: 'must be an object' });

type Kind = TSchema & { type: string | string[]; [shownAs]?: Shown & { enum?: readonly unknown[] } };

/** The same schema with null among its values. */
export function orNull<Schema extends TSchema>(schema: Schema) {
  // Every schema of a field names its type or types.
  const { type, [shownAs]: shown } = schema as TSchema as Kind;
  const nullShown = shown && {
    ...shown,
    type: [shown.type, 'null'],
    ...(shown.enum && { enum: [...shown.enum, null] }),
  };
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [type, 'null'].flat(), [shownAs]: nullShown });
}

/** May be left out or null. */
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema));

/** May be left out; of null the rules of the input say that it is none. */
export const omittable = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Static<Schema> | null>({ ...orNull(schema), [shownAs]: Reflect.get(schema, shownAs) }));

/** Must be there; the rules of the input say so where it is not. */
export const demanded = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Static<Schema> | null>({ ...orNull(schema), [isDemanded]: schema }));

/** A text that must be there, and is read by no input: the door says so. */
export const needed = (schema: ReturnType<typeof text>) =>
  Type.Unsafe<string>({ ...schema, minLength: 1, [says]: 'is required' });

/** A parameter of a query string: given once or not at all. */
export const queried = (description: string, keywords: object = {}) =>
  Type.Optional(text(description, keywords, 'must be given once, as a text'));

const wholeNumber = (description: string, keywords: object) =>
  Type.Optional(field<string>('string', { type: 'integer', description, ...keywords }, 'must be a whole number'));

/** The two parameters of every list that has pages. */
export const paging = (limit: number) => ({
  page: wholeNumber('The page, from 1; a page past the end is empty.', { minimum: 1, default: 1 }),
  limit: wholeNumber('How many items a page holds. What is out of bounds counts as the bound.', {
    minimum: 1,
    maximum: 100,
    default: limit,
  }),
});
