import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// A store that outlives a request must be bounded: whatever fills it, the process keeps running. This test finds the places
// where the server makes stores. Each is either in the table "Caches" of docs/operations.md, or dies with what made it.

/** Stores that outlive requests, with the row of the table that says how each is bounded. */
const lasting: Record<string, string> = {
  'graph/app/app.ts': 'GraphQL documents',
  'graph/app/httpServer.ts': 'Open connections',
  'graph/platform/limits/fairBytes.ts': 'Answers that wait for their readers',
  'graph/platform/limits/failureCounts.ts': 'Failed sign-ins',
  'graph/calendars/zonedTime.ts': 'Time zones',
  'graph/platform/database/connectionPlaces.ts': 'Places in queues',
  'graph/platform/database/pipelineOn.ts': 'Database connections',
  'graph/platform/database/preparedQuery.ts': 'Prepared statements',
  'graph/platform/database/requireScram.ts': 'Ports of embedded databases',
  'graph/platform/database/sql.ts': 'Prepared statements',
  'graph/platform/graphql/cursors.ts': 'Names of lists',
  'graph/platform/graphql/documentCaches.ts': 'GraphQL documents',
  'graph/platform/graphql/fieldsUnder.ts': 'GraphQL documents',
  'graph/platform/graphql/callerQueues.ts': 'Large operations in line',
  'graph/platform/limits/limitGuesses.ts': 'Good tokens',
  'graph/platform/graphql/persistedOperations.ts': 'GraphQL documents',
  'graph/platform/limits/slotsPerKey.ts': 'Places in queues',
  'graph/platform/live/pubSub.ts': 'Live listeners',
  'graph/activities/groupPosts.ts': 'Live listeners',
  'graph/platform/limits/rateLimiter.ts': 'Rate limits',
  'graph/platform/live/redisConnections.ts': 'Open connections',
  'graph/platform/lib/repeatedCache.ts': 'GraphQL documents',
  'graph/platform/lib/shareInFlight.ts': 'Work in flight',
  'graph/platform/http/sockets.ts': 'Open connections',
  'graph/platform/limits/requestGate.ts': 'Requests at work',
  'graph/platform/http/unsentAnswers.ts': 'Answers that wait for their readers',
  'graph/platform/http/unsentBytes.ts': 'Answers that wait for their readers',
  'graph/platform/limits/roundRobin.ts': 'Places in queues',
  'graph/platform/replicas/openReplica.ts': 'Open connections',
  'graph/routes/routeCuts.ts': 'Maps that failed',
  'graph/doors/pages/previews.ts': 'Previews',
  'graph/doors/pages/typefaces.ts': 'Fonts',
  'graph/doors/live/subscriptionDoor.ts': 'Open connections',
  'graph/doors/live/subscriptionDocuments.ts': 'Documents of subscriptions',
  'graph/users/timeZones.ts': 'Time zones',
};

/** Stores that die with a request, a connection, one call or one subscription, or that are weak. */
const passing = new Set([
  'graph/auth/invitations.ts',
  'graph/calendars/iCalendar.ts',
  'graph/model/orm.ts',
  'graph/platform/live/followChanges.ts',
  'graph/platform/graphql/isCompilable.ts',
  'graph/platform/graphql/outlineOf.ts',
  'graph/platform/database/ownedPages.ts',
  'graph/platform/http/closeResponses.ts',
  'graph/routes/fitMessages.ts',
  'graph/platform/http/limitBodies.ts',
  'graph/platform/http/limitParsedBodies.ts',
  'graph/platform/http/upgrades.ts',
  'graph/platform/storage/inbox.ts',
  'graph/platform/telemetry/openTracing.ts',
  'graph/activities/onceCounter.ts',
  'graph/app/openInstance.ts',
  'graph/platform/replicas/readWithFallback.ts',
  'graph/doors/request/requestContext.ts',
  'graph/doors/graphql/entrance.ts',
]);

const tools = /^graph\/(demo|test|tools)\/|\.test\.ts$/;
const store = /new (Map|Set|WeakMap|WeakSet)(<.*>)?\(\)|new (LRUCache|RateLimiterMemory)\b|\brepeatedCache(<.*>)?\(/;
/** An empty list or object at the level of a module: something is put there later. */
const growing = /^(export )?(const|let) \w+(: [^=]+)? = (\[\]|\{\});/m;

const files = globSync('graph/**/*.ts').filter((file) => !tools.test(file));
const textOf = (file: string) => readFileSync(file, 'utf8');

test('the server has files to look through', () => expect(files.length).toBeGreaterThan(200));

test('every store of the server is bounded in the table of caches, or dies with what made it', () => {
  const found = files.filter((file) => store.test(textOf(file)));
  expect(found.filter((file) => !passing.has(file) && !(file in lasting))).toEqual([]);
  expect([...Object.keys(lasting), ...passing].filter((file) => !found.includes(file))).toEqual([]);
});

test('no module has an empty list or object that may grow', () => {
  expect(files.filter((file) => growing.test(textOf(file)))).toEqual([]);
});

test('the table of caches has a row for every store, and no others', () => {
  const [, section = ''] = readFileSync('docs/operations.md', 'utf8').split('\n## Caches\n');
  const [table = ''] = section.split('\n## ');
  const rows = [...table.matchAll(/^\| ([^|]+) \|[^|]+\|[^|]+\|$/gm)].map(([, name = '']) => name.trim()).slice(1);
  const withoutFile = ['Compiled checks', 'Decoded pictures', 'Metrics', 'Settings of the instance'];
  expect(rows.toSorted()).toEqual([...new Set([...Object.values(lasting), ...withoutFile])].toSorted());
});
