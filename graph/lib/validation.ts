import type { ValidationError } from 'class-validator';
import { IsOptional, IsUUID, registerDecorator, validate } from 'class-validator';
import { badInput } from './errors.ts';

const surrogatePairs = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
// Joiners, marks of direction, fillers and the like: a name of nothing else shows as blank.
const invisible = /[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** How many characters a reader would count: code points, not UTF-16 units. */
export const codePointCount = (text: string): number => text.length - (text.match(surrogatePairs)?.length ?? 0);

interface TextRule {
  minimum?: number;
  maximum: number;
  /** The message for a text that is missing, blank or too short; the rule's own where left out. */
  message?: string;
  /** Counts blanks at the ends too, as secrets do. */
  verbatim?: boolean;
}

// PostgreSQL cannot store U+0000 in a text.
const unstorable = '\u0000';

function textFault(
  field: string,
  value: unknown,
  { minimum = 0, maximum, message, verbatim }: TextRule,
): string | null {
  if (typeof value !== 'string') return message && value == null ? message : `${field} must be a text`;
  if (value.includes(unstorable)) return `${field} must not contain null characters`;
  const tooLong = `${field} must have at most ${maximum.toLocaleString('en')} characters`;
  // Not even looked through: what is this long is too long, blanks at its ends or not.
  if (value.length > 2 * maximum + 1000) return tooLong;
  const text = verbatim ? value : value.trim();
  const visible = verbatim ? text : text.replace(invisible, '').trim();
  if (codePointCount(visible) < minimum) return message ?? `${field} must have at least ${minimum} characters`;
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

/** A text of so many code points, blanks at its ends not counted. */
export const Text = (rule: TextRule): PropertyDecorator => textDecorator('text', textFault, rule);

/** A list of texts, each like `Text`. */
export const Texts = (rule: TextRule): PropertyDecorator => textDecorator('texts', textsFault, rule);

/** An id that the client may choose, so that a repeated request is recognised. */
export function ClientId(): PropertyDecorator {
  return (target, property) => {
    IsOptional()(target, property);
    IsUUID('all', { message: `${String(property)} must be a UUID` })(target, property);
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

/** Checks an input or arguments object against its rules; throws BAD_USER_INPUT naming the first field at fault. */
export async function validateInput(input: object): Promise<void> {
  const errors = await validate(input, { forbidUnknownValues: false, stopAtFirstError: true });
  const fault = firstFault(errors);
  if (fault) throw badInput(fault.message, fault.field);
}
