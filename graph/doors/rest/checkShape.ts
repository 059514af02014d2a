import { Ajv, type ErrorObject } from 'ajv';
import type { TSchema } from 'typebox';
import { badInput, type DomainError } from '../../platform/lib/errors.ts';
import { says } from './fields.ts';

// Checks values exactly as they come: nothing is coerced, dropped or filled in.
const ajv = new Ajv({
  strict: false,
  verbose: true,
  validateFormats: false,
  coerceTypes: false,
  removeAdditional: false,
  useDefaults: false,
});

/** The path of the invalid member. An item of a list is named as its list. */
const namesOf = (path: string) => path.split('/').filter((name) => name !== '' && !/^\d+$/.test(name));

function refusalOf({ instancePath, keyword, params, parentSchema }: ErrorObject): DomainError {
  const path = namesOf(instancePath);
  if (keyword === 'required') path.push(String(params.missingProperty));
  const name = path.at(-1);
  if (name === undefined) return badInput('The body must be a JSON object');
  const schema = keyword === 'required' ? parentSchema?.properties?.[name] : parentSchema;
  const sentence = keyword === 'maxItems' ? `must have at most ${params.limit} entries` : schema?.[says];
  return badInput(`${name} ${sentence}`, path.join('.'));
}

/**
 * Returns a function that checks a value against a schema. It throws BAD_USER_INPUT, which names the invalid field and
 * the cure.
 */
export function shapeCheck(schema: TSchema): (value: unknown) => void {
  const validate = ajv.compile(schema);
  return (value) => {
    if (validate(value)) return;
    const [fault] = validate.errors ?? [];
    if (fault) throw refusalOf(fault);
  };
}
