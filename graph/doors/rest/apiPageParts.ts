import { type Html, html } from '../../platform/lib/html.ts';
import { anchorOf, inline } from '../pages/prose.ts';
import type { JsonSchema } from './openApiTypes.ts';

const isNull = ({ type }: JsonSchema) => type === 'null';

function link($ref: string): Html {
  const name = $ref.split('/').at(-1) ?? '';
  return html`<a href="#${anchorOf('shape', name)}">${name}</a>`;
}

function rangeOf({ minimum, maximum, maxItems }: JsonSchema): string {
  if (maxItems !== undefined) return `, at most ${maxItems}`;
  if (maximum !== undefined) return `, ${minimum ?? ''} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

/** The type of a value, in words. */
export function typeOf(schema: JsonSchema): Html {
  const { $ref, anyOf, type = 'any', items, patternProperties, enum: words, format } = schema;
  if ($ref) return link($ref);
  if (anyOf) {
    const [one] = anyOf.filter((each) => !isNull(each));
    return html`${one && typeOf(one)}${anyOf.some(isNull) && ' or null'}`;
  }
  if (items) return html`list of ${typeOf(items)}${rangeOf(schema)}`;
  const [values] = Object.values(patternProperties ?? {});
  if (values) return html`map of ${typeOf(values)}`;
  if (words) return html`${words.map((word) => JSON.stringify(word)).join(' | ')}`;
  return html`${[type].flat().join(' or ')}${format && ` (${format})`}${rangeOf(schema)}`;
}

export interface Row {
  name: string;
  schema: JsonSchema;
  description?: string;
  isRequired?: boolean;
  /** The place of a parameter: path, query or header. */
  place?: string;
}

const row = ({ name, schema, description, isRequired, place }: Row): Html => html`
  <div class="row">
    <dt><code>${name}</code>${isRequired && html` <span class="required">required</span>`}
      <span class="type">${place && `${place}, `}${typeOf(schema)}${schema.default !== undefined && `, ${schema.default} unless given`}</span></dt>
    <dd>${inline(description ?? schema.description ?? '')}${schema.properties && members(schema)}</dd>
  </div>`;

export const rows = (list: readonly Row[]): Html => html`<dl>${list.map(row)}</dl>`;

/** The members of an object. `marksRequired` is false for responses, whose members are always present. */
export function members({ properties = {}, required = [] }: JsonSchema, marksRequired = true): Html {
  const list = Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    isRequired: marksRequired && required.includes(name),
  }));
  return rows(list);
}
