import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as generated from '../generated.ts';
import { clientHashes, clientOperations } from './clientOperations.ts';
import { modulesOf } from './splitDocuments.ts';

const modules = modulesOf(readFileSync('web/generated.ts', 'utf8'), await clientHashes());

test('every generated document and hook is exported by one module', () => {
  const exported = [...modules.values()].flatMap((code) =>
    [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name),
  );
  expect(exported).toEqual(expect.arrayContaining(Object.keys(generated)));
  expect(new Set(exported).size).toBe(exported.length);
});

test('a hook is built with its document, and the document with its fragments alone', () => {
  const code = modules.get('RideMapDocument') ?? '';
  expect(code).toContain('export const useRideMapQuery');
  expect(code).toContain("import { useQuery } from '@apollo/client/react';");
  expect(code).toContain("import { RouteViewDefinition } from './generated.ts?document=RouteViewDefinition';");
  expect(code).not.toContain('PostCardDefinition');
});

test('each document has its hash, except those of subscriptions', async () => {
  const operations = await clientOperations();
  expect(operations.length).toBeGreaterThan(40);
  for (const { id, name, type } of operations) {
    expect(modules.get(`${name}Document`)?.includes(`hash: '${id}'`)).toBe(type !== 'subscription');
  }
});
