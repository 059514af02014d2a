import { readFileSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { expect, test } from 'vitest';

const faultsOf = (dockerfile: string) => validate(dockerfile).map(({ message }) => message);

test.each(['.', 'deploy/balancer', 'deploy/store'])('the Dockerfile of %s has no fault', (folder) => {
  expect(faultsOf(readFileSync(`${folder}/Dockerfile`, 'utf8'))).toEqual([]);
});

test('a fault of a Dockerfile is found', () => {
  expect(faultsOf('FROM node:24\nEXPOSE nothing\n')).toHaveLength(1);
});

test('docker-compose.yml has no fault', () => {
  // These rules concern only quotes and alphabetical order.
  const off = [
    'no-quotes-in-volumes',
    'require-quotes-in-ports',
    'service-keys-order',
    'services-alphabetical-order',
    'top-level-properties-order',
  ];
  const rules = Object.fromEntries(off.map((name) => [name, 0 as const]));
  const linter = new DCLinter({ rules, quiet: false, debug: false, exclude: [] });
  const found = linter.lintFiles(['docker-compose.yml'], false).flatMap(({ messages }) => messages);
  expect(found.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
});
