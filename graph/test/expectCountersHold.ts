import type { Pool } from 'pg';
import { expect } from 'vitest';
import { checkCounters } from '../tools/cli/counters.ts';
import type { TestApp } from './harness.ts';

/** Expects every counter of the database to equal its count, by the check of the operator's doctor. */
export async function expectCountersHold({ backend }: TestApp): Promise<void> {
  const pool: Pool = await backend.orm.em.getConnection().getNativeClient();
  const findings = await checkCounters(pool, false);
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
}
