import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { weeksOf } from '../test/profileWorld.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { lazyPart } from '../ui/lazyPart.ts';
import { LazyWeeks } from './LazyOwnWeeks.tsx';
import { OwnWeeks } from './OwnWeeks.tsx';

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

test('the weeks wait for their code, say that it has not come, and can be tried again', async () => {
  const first = Promise.withResolvers<typeof OwnWeeks>();
  const part = lazyPart(vi.fn(async () => OwnWeeks).mockReturnValueOnce(first.promise));
  const weeks = <LazyWeeks part={part} weeks={weeksOf(30, 42)} monthlyGoal={250} units="IMPERIAL" />;
  const { container, user } = renderAs(nina, weeks, {});
  const placeholders = () => container.querySelectorAll('div[aria-hidden="true"] > span:empty');
  expect(placeholders()).toHaveLength(2);
  expect(screen.queryByRole('heading')).toBeNull();

  first.reject(new TypeError('Offline'));
  expect(await screen.findByRole('heading', { name: 'Your weeks could not be loaded' })).toBeDefined();
  expect(placeholders()).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'This week' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Distance' })).toBeDefined();
});
