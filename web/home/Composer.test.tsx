import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { pressRaw } from '../test/pressRaw.ts';
import { renderAs } from '../test/renderAs.tsx';
import { nina } from '../test/world.ts';
import { Composer } from './Composer.tsx';

beforeAll(() => Promise.all([import('../posts/CreatePostDialog.tsx'), import('../rides/PostRideDialog.tsx')]));

test.each(['Post', 'Ride'])('the press of %s is painted before its dialog, also the second time', async (name) => {
  const { user } = renderAs(nina, <Composer user={nina} />, {});
  const button = () => screen.getByRole('button', { name });
  await user.click(button());
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  pressRaw(button());
  await Promise.resolve();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('dialog')).toBeDefined();
});
