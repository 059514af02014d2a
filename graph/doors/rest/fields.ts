import type { Static, TSchema } from 'typebox';
import Type from 'typebox';
import { maxReach, usualMost } from './readFields.ts';

// The fields of requests. Schemas check only types. The rules of the input classes check values and have their own
// error texts. Symbols on a schema hold its error text and its documentation, because JSON leaves symbols out.

/** The error text after the name of the field. */
export const says = Symbol('says');
/** The schema in the OpenAPI document. */
export const shownAs = Symbol('shownAs');
/** Required in the document. The rules of an input class throw if it is missing. */
export const isDemanded = Symbol('isDemanded');
/** Only the id of the viewer is allowed. */
export const isOwn = Symbol('isOwn');

interface Shown {
  type: string;
  description: string;
  [keyword: string]: unknown;
}

const field = <Value>(type: string | string[], shown: Shown, sentence: string) =>
  Type.Unsafe<Value>({ type, [says]: sentence, [shownAs]: shown });

/** A text. `keywords` go into the document, `sentence` is the error text. */
export const text = (description: string, keywords: object = {}, sentence = 'must be a text') =>
  field<string>('string', { type: 'string', description, ...keywords }, sentence);

/** A picture to show: its bytes or its address. */
export const picture = text(
  'An image as a data URL of at most 50MB, an http(s) URL, or a /media URL.',
  {},
  'must be an image data URL, an http(s) URL or a /media URL',
);

export const exampleId = '0199a3f0-5c1e-7d3a-9b57-2f6d1c0e8a41';

/** An id. */
export const idOf = (thing: string) => text(`The id of ${thing}.`, { format: 'uuid', examples: [exampleId] });

export const clientId = text(
  'A UUID that you generate. A second request with the same id returns the first result and writes nothing.',
  { format: 'uuid' },
  'must be a UUID',
);

const ownShown = (type: string | string[], description: string) => ({
  [isOwn]: true,
  [shownAs]: { type, format: 'uuid', description },
});

/** The acting member, in a body. Only the id of the viewer is allowed: everything else is FORBIDDEN. */
export const ownId = Type.Optional(
  Type.Unknown(ownShown(['string', 'null'], 'Your own id. No other id is allowed. You can leave it out.')),
);

/** The acting member, in a path. */
export const ownIdInPath = Type.Unsafe<string>({
  type: 'string',
  ...ownShown('string', 'Your own id. No other id is allowed.'),
});

export const flag = (description: string) =>
  field<boolean>('boolean', { type: 'boolean', description }, 'must be true or false');

interface Range {
  unit?: string;
  minimum: number;
  maximum?: number;
  examples?: number[];
}

/** A number, also accepted as a text. */
export function number(description: string, { unit, minimum, maximum, examples }: Range) {
  const range =
    maximum === undefined ? `of at least ${minimum}` : `of ${unit} from ${minimum} to ${maximum.toLocaleString('en')}`;
  const shown = {
    type: 'number',
    minimum,
    maximum,
    description: `${description} A text with a number is accepted too.`,
    examples,
  };
  return field<number | string>(['number', 'string'], shown, `must be a number ${range}`);
}

const quoted = (word: string) => `'${word}'`;

/** One of several words. */
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

/** The same schema with null as another value. */
export function orNull<Schema extends TSchema>(schema: Schema) {
  // Each schema of a field has one or several types.
  const { type, [shownAs]: shown } = schema as TSchema as Kind;
  const nullShown = shown && {
    ...shown,
    type: [shown.type, 'null'],
    ...(shown.enum && { enum: [...shown.enum, null] }),
  };
  return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [type, 'null'].flat(), [shownAs]: nullShown });
}

/** Can be omitted or null. */
export const optional = <Schema extends TSchema>(schema: Schema) => Type.Optional(orNull(schema));

/** Can be omitted. The rules of the input reject null. */
export const omittable = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Static<Schema> | null>({ ...orNull(schema), [shownAs]: Reflect.get(schema, shownAs) }));

/** Required. The rules of the input throw if it is missing. */
export const demanded = <Schema extends TSchema>(schema: Schema) =>
  Type.Optional(Type.Unsafe<Static<Schema> | null>({ ...orNull(schema), [isDemanded]: schema }));

/** A required text that is not part of an input class. The schema check throws if it is missing. */
export const needed = (schema: ReturnType<typeof text>) =>
  Type.Unsafe<string>({ ...schema, minLength: 1, [says]: 'is required' });

/** A query parameter, given at most once. */
export const queried = (description: string, keywords: object = {}) =>
  Type.Optional(text(description, keywords, 'must be given once, as a text'));

const wholeNumber = (description: string, keywords: object) =>
  Type.Optional(field<string>('string', { type: 'integer', description, ...keywords }, 'must be a whole number'));

/** The query parameters of lists with pages: `limit` is the default page size, `most` the maximum. */
export const paging = (limit: number, most = usualMost) => ({
  page: wholeNumber(
    `The page, from 1. A page past the end is empty. Pages reach the first ${maxReach.toLocaleString('en')} items; beyond that the error is BAD_USER_INPUT.`,
    { minimum: 1, default: 1 },
  ),
  limit: wholeNumber('The number of items in a page. A value out of range is replaced by the nearest allowed one.', {
    minimum: 1,
    maximum: most,
    default: limit,
  }),
});
