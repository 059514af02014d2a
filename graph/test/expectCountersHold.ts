import type { Pool } from 'pg';
import { expect } from 'vitest';
import { checkCounters } from '../cli/counters.ts';
import type { TestApp } from './harness.ts';

/** Expects every counter of the database to be what is counted anew, as the operator's doctor does. */
export async function expectCountersHold({ backend }: TestApp): Promise<void> {
  const pool: Pool = await backend.orm.em.getConnection().getNativeClient();
  const findings = await checkCounters(pool, false);
  expect(findings.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
}
