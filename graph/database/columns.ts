import type { EntityClass, EntityMetadata } from '@mikro-orm/core';
import { MetadataStorage, UnderscoreNamingStrategy } from '@mikro-orm/core';

const naming = new UnderscoreNamingStrategy();

const renderByType: Record<string, (column: string) => string> = {
  time: (column) => `to_char(${column}, 'HH24:MI')`,
};

/**
 * The select list that reads rows in the shape of their entity: each column under the name of its property, times as
 * HH:MM, hidden columns (secrets) left out. With a name they stand under it, in a row that leads to them.
 */
export function columnsOf<Entity extends object>(entity: EntityClass<Entity>, alias: string, under = ''): string {
  // The decorators have left the metadata on the class when the module that imports it runs.
  const meta = Reflect.get(entity, MetadataStorage.META_SYMBOL) as EntityMetadata<Entity>;
  return Object.values<EntityMetadata<Entity>['props'][number]>(meta.properties)
    .filter((property) => !property.hidden)
    .map((property) => {
      const name = Reflect.get(property, 'fieldName') ?? naming.propertyToColumnName(property.name);
      const column = `${alias}."${name}"`;
      const render = typeof property.type === 'string' ? renderByType[property.type] : undefined;
      return `${render ? render(column) : column} as "${under && `${under}.`}${property.name}"`;
    })
    .join(', ');
}
