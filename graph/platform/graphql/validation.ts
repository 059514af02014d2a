import { IsOptional, IsUUID, Matches, registerDecorator, type ValidationError, validate } from 'class-validator';
import { badInput } from '../lib/errors.ts';
import { hasHiddenCharacters } from '../lib/hiddenCharacters.ts';
import { hasMixedScripts } from '../lib/mixedScripts.ts';

const surrogatePairs = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
// Joiners, direction marks, fillers and other characters without a visible glyph.
const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** The length in code points, not in UTF-16 code units. */
export const codePointCount = (text: string): number => text.length - (text.match(surrogatePairs)?.length ?? 0);

interface TextRule {
  minimum?: number;
  maximum: number;
  /** The message for a text that is missing, blank or too short. Default: a message with the field and its minimum. */
  message?: string;
  /** Does not trim the text, for secrets. */
  verbatim?: boolean;
  /** A name that must not imitate another: without invisible characters, and with a single alphabet in each word. */
  isName?: boolean;
}

// PostgreSQL cannot store U+0000 in a text.
const unstorable = '\u0000';

function textFault(
  field: string,
  value: unknown,
  { minimum = 0, maximum, message, verbatim, isName }: TextRule,
): string | null {
  if (typeof value !== 'string') return message && value == null ? message : `${field} must be a text`;
  if (value.includes(unstorable)) return `${field} must not contain null characters`;
  const tooLong = `${field} must have at most ${maximum.toLocaleString('en')} characters`;
  // Avoids work on a very long text. It is too long even without the whitespace at its ends.
  if (value.length > 2 * maximum + 1000) return tooLong;
  const text = verbatim ? value : value.trim();
  const visible = verbatim ? text : text.replace(invisible, '').trim();
  if (codePointCount(visible) < minimum) return message ?? `${field} must have at least ${minimum} characters`;
  if (isName && hasHiddenCharacters(text)) return `${field} must not contain invisible characters`;
  if (isName && hasMixedScripts(text)) return `${field} must not mix alphabets within a word: write each word in one`;
  return codePointCount(text) > maximum ? tooLong : null;
}

function textsFault(field: string, value: unknown, rule: TextRule): string | null {
  if (!Array.isArray(value)) return `${field} must be a list of texts`;
  for (const text of value) {
    const fault = textFault(field, text, rule);
    if (fault) return fault;
  }
  return null;
}

function textDecorator(name: string, faultOf: typeof textFault, rule: TextRule): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name,
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => faultOf(String(property), value, rule) === null,
        defaultMessage: (args) => faultOf(args?.property ?? '', args?.value, rule) ?? '',
      },
    });
  };
}

/** Validates a text by its number of code points, without whitespace at its ends. */
export const Text = (rule: TextRule): PropertyDecorator => textDecorator('text', textFault, rule);

/** Validates each text of a list like `Text`. */
export const Texts = (rule: TextRule): PropertyDecorator => textDecorator('texts', textsFault, rule);

/** Validates an optional id that the client chooses, so that the server recognises a repeated request. Version 8 is reserved for rides. */
export function ClientId(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    IsUUID('all', { message: `${String(property)} must be a UUID` })(target, property);
    Matches(/^(?!.{14}8)/, { message: `${String(property)} must be a UUID of a version other than 8` })(
      target,
      property,
    );
  };
}

function firstFault(errors: readonly ValidationError[], path = ''): { field: string; message: string } | null {
  for (const error of errors) {
    const field = path ? `${path}.${error.property}` : error.property;
    const message = Object.values(error.constraints ?? {})[0];
    if (message) return { field, message };
    const nested = firstFault(error.children ?? [], field);
    if (nested) return nested;
  }
  return null;
}

/** Validates an input or arguments object. Throws BAD_USER_INPUT for the first invalid field. */
export async function validateInput(input: object): Promise<void> {
  const errors = await validate(input, { forbidUnknownValues: false, stopAtFirstError: true });
  const fault = firstFault(errors);
  if (fault) throw badInput(fault.message, fault.field);
}
