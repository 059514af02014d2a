import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadBoard, openDialog, renderBoard } from '../test/boardPage.tsx';
import { overviewOf } from '../test/boardWorld.ts';
import type { Handlers } from '../test/fakeServer.ts';

beforeAll(loadBoard);
beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('the overview', () => {
  test.each([
    [{}, ['12,288 MiB of 40,960 MiB free', 'Not set: SMTP_URL is empty', 'None', 'Not set']],
    [
      {
        ...{ availableDiskBytes: 2 ** 30, sendsMail: true, isRedisReachable: false },
        ...{ replicaCount: 2, usedReplicaCount: 1, replicaLagSeconds: 0.44 },
      },
      ['1,024 MiB of 40,960 MiB free Almost full', 'Set', '1 of 2 in use, at most 0.4 s old', 'Not reachable'],
    ],
    [{ isRedisReachable: true, replicaCount: 1 }, ['0 of 1 in use', 'Reachable']],
  ])('shows what the node uses: %o', async (overrides, values) => {
    renderBoard('', { operatorOverviewPage: () => overviewOf([], overrides) });
    await screen.findByText('Redis');
    const shown = screen.getAllByRole('definition').map(({ textContent }) => textContent?.trim());
    for (const value of values) expect(shown).toContain(value);
    expect(screen.queryAllByText('Almost full')).toHaveLength(values.join().includes('Almost full') ? 1 : 0);
  });

  test('shows the state of the instance, and failed jobs that can run again', async () => {
    const retryJob = vi.fn<NonNullable<Handlers['retryJob']>>(({ jobId }) => ({
      retryJob: { __typename: 'RetryJobPayload', retriedJobId: jobId },
    }));
    const { user } = renderBoard('', { operatorOverviewPage: () => overviewOf(['job-1']), retryJob });
    expect(await screen.findByText('answers in 4 ms, 30 MiB')).toBeDefined();
    expect(screen.getByText('1 running, 1 failed')).toBeDefined();
    for (const [name, path] of [
      [/^Open reports: ?\d/, '/operator/reports'],
      [/^Appeals: ?\d/, '/operator/appeals'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
    expect(screen.getByText('The disk is full')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Run again: accounts.delete' }));
    await user.click((await openDialog()).getByRole('button', { name: 'Run again' }));
    expect(await screen.findByText('The job will run again')).toBeDefined();
    expect(retryJob).toHaveBeenCalledExactlyOnceWith({ jobId: 'job-1' });
    expect(screen.queryByRole('button', { name: 'Run all again' })).toBeNull();
  });

  test('runs all failed jobs again, also those that it does not list', async () => {
    const jobs = [{ __typename: 'OperatorJob' as const, name: 'accounts.delete', waiting: 0, running: 0, failed: 250 }];
    const operatorOverviewPage = vi.fn<NonNullable<Handlers['operatorOverviewPage']>>(() =>
      overviewOf(['job-1', 'job-2'], { jobs }),
    );
    const retryJobs = vi.fn<NonNullable<Handlers['retryJobs']>>(() => ({
      retryJobs: { __typename: 'RetryJobsPayload', retriedCount: 250 },
    }));
    const { user } = renderBoard('', { operatorOverviewPage, retryJobs });
    expect(await screen.findByText('250 jobs failed. The oldest 2 are listed.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Run all again' }));
    const asked = await openDialog();
    operatorOverviewPage.mockReturnValue(overviewOf());
    await user.click(asked.getByRole('button', { name: 'Run all again' }));
    expect(await screen.findByText('The jobs will run again')).toBeDefined();
    expect(retryJobs).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'Run all again' })).toBeNull();
  });
});
