import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { RulesetDefinition } from '@stoplight/spectral-core';
import spectralCore from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApp } from '../useApp.ts';

const app = useApp();
let text: string;
beforeAll(async () => {
  text = await (await fetch(`${app.url}/api/openapi.json`)).text();
});

test('GET /api/openapi.json is a valid description by OpenAPI 3.1', async () => {
  const validator = new Validator();
  expect(await validator.validate(JSON.parse(text))).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

async function findingsOfRedocly(source: string): Promise<string[]> {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
}

async function findingsOfSpectral(source: string): Promise<string[]> {
  const spectral = new spectralCore.Spectral();
  // The two packages of one author disagree about the type of their rules.
  const rules = spectralRulesets.oas as unknown as RulesetDefinition;
  spectral.setRuleset({ extends: [[rules, 'recommended']] });
  const findings = await spectral.run(JSON.parse(source));
  return findings.map(({ code, path, message }) => `${code}: ${path.join('/')}: ${message}`);
}

describe.each([
  { linter: 'Redocly', findingsOf: findingsOfRedocly, rule: 'no-identical-paths' },
  { linter: 'Spectral', findingsOf: findingsOfSpectral, rule: 'path-params' },
])('the default rules of $linter', ({ findingsOf, rule }) => {
  test('find nothing in GET /api/openapi.json', async () => {
    expect(await findingsOf(text)).toEqual([]);
  }, 60_000);

  test('find two paths that differ by the name of a parameter alone', async () => {
    const document = JSON.parse(text);
    document.paths['/comments/{commentId}'] = document.paths['/comments/{id}'];
    expect(await findingsOf(JSON.stringify(document))).toEqual(
      expect.arrayContaining([expect.stringContaining(`${rule}: `)]),
    );
  }, 60_000);
});

test('npm run check judges the document by these rules', async () => {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8'));
  expect(scripts.openapi.split(' ')).toContain(relative('.', import.meta.filename));
  expect(scripts.check.split(' && ')).toContain('npm run openapi');
});
