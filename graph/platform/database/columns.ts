import { type EntityClass, type EntityMetadata, MetadataStorage, UnderscoreNamingStrategy } from '@mikro-orm/core';

const naming = new UnderscoreNamingStrategy();

const renderByType: Record<string, (column: string) => string> = {
  time: (column) => `to_char(${column}, 'HH24:MI')`,
};

interface Options {
  /** The prefix of the column names, for a nested object. */
  readonly under?: string;
  /** SQL that replaces a column, by property. */
  readonly instead?: Readonly<Record<string, string>>;
}

type Property = EntityMetadata['props'][number];

function propertiesOf<Entity extends object>(entity: EntityClass<Entity>): Property[] {
  // The decorators store the metadata on the class when its module is loaded.
  const meta = Reflect.get(entity, MetadataStorage.META_SYMBOL) as EntityMetadata;
  return Object.values(meta.properties);
}

/** The ORM's column name of a property. */
const columnOf = (property: Property): string =>
  Reflect.get(property, 'fieldName') ?? naming.propertyToColumnName(property.name);

/** The columns of an insert statement, and the values of a row in the same order. */
export interface Insertion<Entity> {
  readonly columns: string;
  /** `$1, $2, …` */
  readonly parameters: string;
  readonly count: number;
  /** The placeholder of a property, such as `$2`. */
  parameterOf(name: keyof Entity & string): string;
  valuesOf(row: Entity): unknown[];
}

/** Makes an insertion of all columns of an entity except generated ones. */
export function insertionOf<Entity extends object>(entity: EntityClass<Entity>): Insertion<Entity> {
  const properties = propertiesOf(entity).filter((property) => !property.generated);
  return {
    columns: properties.map((property) => `"${columnOf(property)}"`).join(', '),
    parameters: properties.map((_property, index) => `$${index + 1}`).join(', '),
    count: properties.length,
    parameterOf: (searched) => `$${properties.findIndex(({ name }) => name === searched) + 1}`,
    valuesOf: (row) => properties.map(({ name }) => Reflect.get(row, name)),
  };
}

/**
 * The select list that returns rows in the shape of their entity: each column has the name of its property, and times are HH:MM.
 * Hidden columns (secrets) are omitted.
 */
export function columnsOf<Entity extends object>(
  entity: EntityClass<Entity>,
  alias: string,
  { under = '', instead = {} }: Options = {},
): string {
  return propertiesOf(entity)
    .filter((property) => !property.hidden)
    .map((property) => {
      const column = instead[property.name] ?? `${alias}."${columnOf(property)}"`;
      const render = typeof property.type === 'string' ? renderByType[property.type] : undefined;
      return `${render ? render(column) : column} as "${under && `${under}.`}${property.name}"`;
    })
    .join(', ');
}
