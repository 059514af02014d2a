import { expect, test } from 'vitest';
import { clientOperations } from '../../../web/build/clientOperations.ts';
import { makeSchema } from '../../app/schema.ts';
import { readEnv } from '../../platform/env/env.ts';
import { costOf, fieldCountOf } from '../../platform/graphql/costOf.ts';
import { limitDocument } from '../../platform/graphql/limitDocument.ts';
import { isHeavy } from '../graphql/admitDocument.ts';

const schema = makeSchema();
const { queryLimits } = readEnv({});
const operations = await clientOperations();
const subscriptions = operations.filter(({ body }) => /^subscription /m.test(body));

test('the web client has subscriptions to look at', () => expect(subscriptions.length).toBeGreaterThan(2));

test.each(subscriptions)('the events of $name of the web client do not wait as heavy operations', ({ body, name }) => {
  const [steps = []] = limitDocument(schema, body, queryLimits)?.outline().operations.values() ?? [];
  expect(steps).not.toEqual([]);
  const total = costOf(steps, {});
  const cost = { steps, fields: fieldCountOf(steps), total, document: name, operationName: name, variables: {} };
  expect(isHeavy({ cost })).toBe(false);
});
